//! Open challenges, as a member of the server is shown them.

use super::*;

on_both_engines!(a_challenge_to_oneself_comes_before_the_seats_of_others_and_those_before_ones_own,);

async fn a_challenge_to_oneself_comes_before_the_seats_of_others_and_those_before_ones_own(
    base: Base,
) {
    let store = base.open();
    let listed = store.write(Lock::None, |tx| {
        let by = |challenger: UserId, opponent: Option<UserId>| {
            let new = Invitation {
                challenger,
                opponent,
                ..invitation()
            };
            tx.challenges().insert(&new, NOON)
        };
        let own = by(BEN, None)?;
        let seats = [by(ADA, None)?, by(UserId(3), None)?];
        for number in 10..220 {
            by(UserId(number), None)?;
        }
        by(ADA, Some(UserId(3)))?;
        let to_ben = by(ADA, Some(BEN))?;
        let listed = tx.challenges().open(ServerId(10), BEN, NOON)?;
        Ok::<_, StoreError>((own, seats, to_ben, listed))
    });
    let (own, seats, to_ben, listed) = listed.await.expect("listed");
    let listed: Vec<MatchId> = listed.iter().map(|one| one.id).collect();
    assert_eq!(listed[..3], [to_ben, seats[0], seats[1]]);
    assert!(!listed.contains(&own), "there are 200 that can be taken");
}
