//! Servers that open themselves to others are listed, or found by their code alone.

use super::*;
use crate::OpenServer;
use domain::community::{About, Code, Opening};

on_either_engine!(
    an_open_server_is_what_it_says_of_itself,
    only_open_servers_where_the_bot_is_are_listed,
    servers_are_found_by_their_names_in_large_or_small_letters,
);

async fn write<T: Send + 'static>(
    store: &Store,
    job: impl Fn(&WriteTx<'_>) -> Result<T, StoreError> + Send + 'static,
) -> T {
    store.write(Lock::None, job).await.expect("written")
}

fn server(number: u64, name: &str) -> OpenServer {
    let sign = usize::try_from(number).expect("small");
    OpenServer {
        server: ServerId(number),
        name: name.to_owned(),
        channel: ChannelId(20),
        locale: Locale::Japanese,
        opening: Opening::new(Locale::French, Code::new(move |_| sign)),
    }
}

async fn an_open_server_is_what_it_says_of_itself(base: Base) {
    let store = base.open();
    write(&store, |tx| {
        assert_eq!(tx.servers().opening(ServerId(1))?, None);
        let mut open = server(1, "Club");
        tx.servers().set_opening(&open)?;
        assert_eq!(tx.servers().opening(ServerId(1))?, Some(open.clone()));
        let old = open.opening.code.clone();
        open.opening = open
            .opening
            .speaking(&[Locale::Polish, Locale::German])
            .playing(&[GameId::KingsCourt]);
        open.opening.about = Some(About::stored("Slow games".to_owned()));
        open.opening.code = Code::new(|_| 9);
        tx.servers().set_opening(&open)?;
        assert_eq!(tx.servers().opening(ServerId(1))?, Some(open.clone()));
        assert_eq!(tx.servers().find_by_code(&open.opening.code)?, Some(open));
        assert_eq!(tx.servers().find_by_code(&old)?, None);
        assert!(tx.servers().close(ServerId(1))?);
        assert!(!tx.servers().close(ServerId(1))?);
        assert!(!tx.servers().is_open(ServerId(1))?);
        Ok(())
    })
    .await;
}

async fn only_open_servers_where_the_bot_is_are_listed(base: Base) {
    let store = base.open();
    write(&store, |tx| {
        let mut hidden = server(4, "Hidden");
        hidden.opening.listed = false;
        for open in [server(3, "Beta"), server(2, "Beta"), server(1, "Gamma")] {
            tx.servers().set_opening(&open)?;
        }
        tx.servers().set_opening(&hidden)?;
        tx.servers().set_opening(&server(5, "Alpha"))?;
        tx.absences().begin(ServerId(5), NOON, NOON)?;
        let listed = |without, most| -> Result<Vec<u64>, StoreError> {
            let found = tx.servers().open_page(ServerId(9), without, most)?;
            Ok(found.iter().map(|open| open.server.0).collect())
        };
        assert_eq!(listed(0, 9)?, [2, 3, 1]);
        assert_eq!(listed(0, 2)?, [2, 3]);
        assert_eq!(listed(1, 9)?, [3, 1]);
        assert_eq!(tx.servers().count_open(ServerId(9))?, 3);
        let others = tx.servers().open_page(ServerId(2), 0, 9)?;
        let others: Vec<u64> = others.iter().map(|open| open.server.0).collect();
        assert_eq!(others, [3, 1], "nobody looks for their own server");
        assert_eq!(tx.servers().count_open(ServerId(2))?, 2);
        let open = |server| tx.servers().is_open(ServerId(server));
        assert!(open(2)? && !open(4)? && !open(5)?);
        assert!(tx.servers().find_by_code(&hidden.opening.code)?.is_some());
        tx.absences().end(ServerId(5), NOON, NOON)?;
        assert!(open(5)?);
        assert_eq!(listed(0, 1)?, [5]);
        Ok(())
    })
    .await;
}

async fn servers_are_found_by_their_names_in_large_or_small_letters(base: Base) {
    let store = base.open();
    write(&store, |tx| {
        let names = ["ÉCOLE", "école", "Łódź 100%", "a_b!", "Szkoła"];
        for (number, name) in (1..).zip(names) {
            tx.servers().set_opening(&server(number, name))?;
        }
        let mut hidden = server(6, "École privée");
        hidden.opening.listed = false;
        tx.servers().set_opening(&hidden)?;
        tx.servers().set_opening(&server(7, "École fermée"))?;
        tx.absences().begin(ServerId(7), NOON, NOON)?;
        let numbers = |found: Vec<OpenServer>| -> Vec<u64> {
            found.iter().map(|open| open.server.0).collect()
        };
        let with = |within: &str, most| {
            Ok::<_, StoreError>(numbers(tx.servers().open_with(within, most)?))
        };
        let called = |name: &str| Ok::<_, StoreError>(numbers(tx.servers().open_called(name, 9)?));
        assert_eq!(with("COL", 9)?, [1, 2]);
        assert_eq!(with("col", 1)?, [1]);
        assert_eq!(with("ÓD", 9)?, [3]);
        // Special characters of a pattern match only themselves.
        assert_eq!(
            (with("%", 9)?, with("_", 9)?, with("!", 9)?),
            (vec![3], vec![4], vec![4])
        );
        assert_eq!(with("", 9)?.len(), 5);
        assert_eq!((called("École")?, called("éco")?), (vec![1, 2], vec![]));
        // A renamed server is found by its new name alone.
        tx.servers().set_opening(&server(5, "Club"))?;
        assert_eq!((with("SZKO", 9)?, with("CLUB", 9)?), (vec![], vec![5]));
        Ok(())
    })
    .await;
}
