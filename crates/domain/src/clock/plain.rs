//! Letters as any keyboard types them.

/// Returns a text in lower case, without accents, with the digits and signs of ASCII in place of wide ones.
pub(super) fn plain_letters(text: &str) -> String {
    text.chars()
        .flat_map(char::to_lowercase)
        // An accent can be a sign of its own.
        .filter(|sign| !matches!(sign, '\u{300}'..='\u{36f}'))
        .map(plain_letter)
        .collect()
}

fn plain_letter(sign: char) -> char {
    match sign {
        'à'..='å' | 'ā' | 'ă' | 'ą' => 'a',
        'ç' | 'ć' | 'č' => 'c',
        'è'..='ë' | 'ē' | 'ę' | 'ě' => 'e',
        'ì'..='ï' | 'ī' | 'ı' => 'i',
        'ł' => 'l',
        'ñ' | 'ń' | 'ň' => 'n',
        'ò'..='ö' | 'ø' | 'ō' | 'ő' => 'o',
        'ś' | 'š' | 'ş' => 's',
        'ù'..='ü' | 'ū' | 'ů' | 'ű' => 'u',
        'ź' | 'ż' | 'ž' => 'z',
        '’' | '‘' => '\'',
        '\u{ff01}'..='\u{ff5e}' => u32::from(sign)
            .checked_sub(0xfee0)
            .and_then(char::from_u32)
            .unwrap_or(sign),
        _ => sign,
    }
}
