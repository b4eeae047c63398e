//! Embeds.

use serde_json::json;

use super::{assert_accepted, assert_violations, embed, long};

#[tokio::test]
async fn errors_in_embeds_are_found() {
    let fields = |count| vec![json!({"name": "n", "value": "v"}); count];
    assert_violations(
        "",
        vec![
            (
                json!({"embeds": vec![json!({"title": "t"}); 11]}),
                "/embeds",
                "BASE_TYPE_BAD_LENGTH",
            ),
            (
                embed(&json!({})),
                "/embeds/0/description",
                "BASE_TYPE_REQUIRED",
            ),
            (
                embed(&json!({"title": long(257)})),
                "/embeds/0/title",
                "BASE_TYPE_MAX_LENGTH",
            ),
            (
                embed(&json!({"description": long(4_097)})),
                "/embeds/0/description",
                "BASE_TYPE_MAX_LENGTH",
            ),
            (
                embed(&json!({"fields": fields(26)})),
                "/embeds/0/fields",
                "BASE_TYPE_BAD_LENGTH",
            ),
            (
                embed(&json!({"fields": [{"name": "", "value": "v"}]})),
                "/embeds/0/fields/0/name",
                "BASE_TYPE_REQUIRED",
            ),
            (
                embed(&json!({"fields": [{"name": "n", "value": long(1_025)}]})),
                "/embeds/0/fields/0/value",
                "BASE_TYPE_BAD_LENGTH",
            ),
            (
                embed(&json!({"footer": {"text": long(2_049)}})),
                "/embeds/0/footer/text",
                "BASE_TYPE_BAD_LENGTH",
            ),
            (
                embed(&json!({"author": {"name": long(257)}})),
                "/embeds/0/author/name",
                "BASE_TYPE_BAD_LENGTH",
            ),
            (
                embed(&json!({"author": {}})),
                "/embeds/0/author/name",
                "BASE_TYPE_REQUIRED",
            ),
            (
                embed(&json!({"title": "t", "color": 0x0100_0000})),
                "/embeds/0/color",
                "NUMBER_TYPE_MAX",
            ),
            (
                embed(&json!({"title": "t", "url": "ftp://a.b"})),
                "/embeds/0/url",
                "URL_TYPE_INVALID_SCHEME",
            ),
            (
                embed(&json!({"title": "t", "url": "attachment://a.png"})),
                "/embeds/0/url",
                "URL_TYPE_INVALID_SCHEME",
            ),
            (
                embed(&json!({"image": {"url": "plan"}})),
                "/embeds/0/image/url",
                "URL_TYPE_INVALID_URL",
            ),
            (
                embed(&json!({"image": {"url": "attachment://b.png"}})),
                "/embeds/0/image/url",
                "ATTACHMENT_NOT_FOUND",
            ),
            (
                embed(&json!({"title": "t", "timestamp": "tomorrow"})),
                "/embeds/0/timestamp",
                "DATE_TIME_TYPE_PARSE",
            ),
            // All embeds together can have 6000 characters.
            (
                json!({"embeds": [{"description": long(3_000)}, {"description": long(3_001)}]}),
                "/embeds",
                "MAX_EMBED_SIZE_EXCEEDED",
            ),
        ],
    )
    .await;
}

#[tokio::test]
async fn embeds_at_their_limits_are_accepted() {
    assert_accepted(vec![
        embed(&json!({"title": "t", "timestamp": "2026-01-31T12:00:00.000Z", "color": 0xFF_FFFF})),
        embed(
            &json!({"title": long(256), "description": long(4_096), "footer": {"text": long(1_648)}}),
        ),
    ])
    .await;
}
