/** What the caller can do next; the web chooses how to offer it. */
type NextStep = 'fix-input' | 'sign-in' | 'retry' | 'retry-later' | 'contact-support' | 'upgrade' | 'none'

type ErrorRow = { status: number; next: NextStep }

/** Every failure a call can answer with. Texts: error-texts-es.ts and error-texts-en.ts, one line per code. */
export const errors = {
  // Any call
  malformed_json: { status: 400, next: 'fix-input' },
  invalid_input: { status: 400, next: 'fix-input' },
  field_required: { status: 400, next: 'fix-input' },
  field_too_long: { status: 400, next: 'fix-input' },
  invalid_characters: { status: 400, next: 'fix-input' },
  body_too_large: { status: 413, next: 'fix-input' },
  unsupported_media_type: { status: 415, next: 'fix-input' },
  not_signed_in: { status: 401, next: 'sign-in' },
  foreign_origin: { status: 403, next: 'none' },
  foreign_host: { status: 421, next: 'none' },
  not_found: { status: 404, next: 'none' },
  too_many_requests: { status: 429, next: 'retry-later' },
  internal: { status: 500, next: 'contact-support' },
  unavailable: { status: 503, next: 'retry-later' },
  // Accounts
  invalid_email: { status: 400, next: 'fix-input' },
  password_too_short: { status: 400, next: 'fix-input' },
  password_too_long: { status: 400, next: 'fix-input' },
  password_known: { status: 400, next: 'fix-input' },
  password_wrong: { status: 403, next: 'fix-input' },
  confirmation_needed: { status: 403, next: 'sign-in' },
  passwords_do_not_match: { status: 400, next: 'fix-input' },
  email_not_authorized: { status: 403, next: 'contact-support' },
  google_email_not_authorized: { status: 403, next: 'contact-support' },
  email_not_proven: { status: 403, next: 'none' },
  email_taken: { status: 409, next: 'sign-in' },
  username_taken: { status: 409, next: 'fix-input' },
  bad_credentials: { status: 401, next: 'fix-input' },
  reset_link_invalid: { status: 400, next: 'fix-input' },
  google_not_configured: { status: 503, next: 'none' },
  google_credential_invalid: { status: 401, next: 'retry' },
  google_unavailable: { status: 503, next: 'retry-later' },
  google_email_not_verified: { status: 403, next: 'contact-support' },
  membership_unavailable: { status: 503, next: 'retry-later' },
  confirmation_mismatch: { status: 400, next: 'fix-input' },
  // Website analysis
  url_invalid: { status: 422, next: 'fix-input' },
  url_blocked: { status: 422, next: 'fix-input' },
  site_not_found: { status: 422, next: 'fix-input' },
  page_not_found: { status: 422, next: 'fix-input' },
  site_refused: { status: 422, next: 'retry-later' },
  site_disallows_robots: { status: 422, next: 'fix-input' },
  site_timeout: { status: 422, next: 'retry' },
  site_unreachable: { status: 422, next: 'retry' },
  site_error: { status: 422, next: 'retry-later' },
  site_certificate: { status: 422, next: 'none' },
  site_redirects: { status: 422, next: 'fix-input' },
  page_too_large: { status: 422, next: 'fix-input' },
  page_too_complex: { status: 422, next: 'fix-input' },
  page_not_html: { status: 422, next: 'fix-input' },
  site_needs_login: { status: 422, next: 'fix-input' },
  site_captcha: { status: 422, next: 'none' },
  site_consent: { status: 422, next: 'none' },
  page_asks_script: { status: 422, next: 'none' },
  page_unfinished: { status: 422, next: 'retry' },
  page_empty: { status: 422, next: 'fix-input' },
  scan_stopped: { status: 422, next: 'retry' },
  scan_expired: { status: 410, next: 'retry' },
  page_needs_browser: { status: 422, next: 'contact-support' },
  file_unreadable: { status: 422, next: 'fix-input' },
  file_without_data: { status: 422, next: 'fix-input' },
  login_form_missing: { status: 422, next: 'fix-input' },
  login_refused: { status: 422, next: 'fix-input' },
  login_two_factor: { status: 422, next: 'none' },
  login_captcha: { status: 422, next: 'none' },
  login_foreign_form: { status: 422, next: 'fix-input' },
  login_not_kept: { status: 422, next: 'fix-input' },
  login_needs_browser: { status: 422, next: 'contact-support' },
  question_too_complex: { status: 422, next: 'fix-input' },
  storage_full: { status: 422, next: 'retry-later' },
  details_missing: { status: 422, next: 'fix-input' },
  nothing_found: { status: 200, next: 'fix-input' },
  // Product research
  product_name_required: { status: 400, next: 'fix-input' },
  product_not_recognised: { status: 422, next: 'fix-input' },
  product_not_goods: { status: 422, next: 'fix-input' },
  product_code_unknown: { status: 422, next: 'fix-input' },
  trade_data_missing: { status: 409, next: 'retry' },
  trade_sources_down: { status: 503, next: 'retry-later' },
  // Saved searches
  search_too_large: { status: 422, next: 'none' },
  // Lists out of several searches
  list_needs_two: { status: 400, next: 'fix-input' },
  list_too_long: { status: 422, next: 'fix-input' },
  list_source_unreadable: { status: 422, next: 'fix-input' },
  // Exports
  export_token_expired: { status: 401, next: 'retry' },
  export_scope_missing: { status: 403, next: 'retry' },
  export_spreadsheet_gone: { status: 404, next: 'fix-input' },
  export_busy: { status: 503, next: 'retry-later' },
  export_too_large: { status: 422, next: 'fix-input' },
  export_failed: { status: 502, next: 'retry-later' },
  // Plans
  limit_reached: { status: 402, next: 'upgrade' },
  trial_ended: { status: 402, next: 'upgrade' },
  plan_required: { status: 402, next: 'upgrade' },
  pro_only: { status: 402, next: 'upgrade' },
  billing_not_configured: { status: 503, next: 'contact-support' },
  billing_unavailable: { status: 503, next: 'retry-later' },
  payment_failed: { status: 402, next: 'fix-input' },
  already_subscribed: { status: 409, next: 'none' },
  no_subscription: { status: 409, next: 'none' },
  webhook_signature_invalid: { status: 400, next: 'none' },
  // Reading rules
  selector_invalid: { status: 422, next: 'fix-input' },
  rule_too_broad: { status: 422, next: 'fix-input' },
  rule_matches_nothing: { status: 422, next: 'fix-input' },
  too_many_rules: { status: 422, next: 'fix-input' },
} as const satisfies Record<string, ErrorRow>

export type ErrorCode = keyof typeof errors

export const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errors, code)

/** A failed field and why, so that a form can show the text beside it. */
export type FieldError = { field: string; code: ErrorCode }
