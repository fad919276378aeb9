import * as v from 'valibot';

/** Every error code the server can answer with, and its HTTP status. The features package words it in the reader's language. */
export const errorStatus = {
  validation_failed: 400,
  bad_request: 400,
  authentication_required: 403,
  client_required: 403,
  forbidden: 403,
  confirmation_required: 403,
  age_check_required: 403,
  premium_only: 403,
  signup_closed: 403,
  not_found: 404,
  login_failed: 401,
  account_blocked: 423,
  account_disabled: 403,
  pending_deletion: 403,
  email_not_found: 404,
  too_many_reset_emails: 429,
  link_invalid: 410,
  activation_failed: 410,
  email_taken: 409,
  password_wrong: 400,
  conversation_limit: 403,
  not_enough_credits: 402,
  recipient_gone: 410,
  message_held: 409,
  message_refused: 403,
  idempotency_conflict: 409,
  conflict: 409,
  photo_limit: 409,
  photo_too_large: 413,
  photo_type: 415,
  photo_unreadable: 422,
  likes_used_up: 403,
  code_not_found: 404,
  code_used: 409,
  code_other_method: 409,
  age_check_unavailable: 503,
  payment_unavailable: 503,
  payment_method_unavailable: 409,
  body_too_large: 413,
  rate_limited: 429,
  busy: 503,
  database_unavailable: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof errorStatus;
export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** Codes any call may answer with; endpoints name only their own besides. */
export const commonErrors = [
  'validation_failed',
  'bad_request',
  'authentication_required',
  'client_required',
  'forbidden',
  'confirmation_required',
  'age_check_required',
  'pending_deletion',
  'not_found',
  'rate_limited',
  'body_too_large',
  'busy',
  'database_unavailable',
  'internal',
] as const satisfies readonly ErrorCode[];

/** Why one field was refused. */
export const fieldErrorCodes = [
  'required',
  'invalid',
  'too_short',
  'too_long',
  'out_of_range',
  'unknown_value',
  'invalid_email',
  /** The local part (before the @) has characters outside ASCII, which many mail servers refuse. */
  'email_not_ascii',
  'email_taken',
  'invalid_date',
  'too_young',
  'name_is_email',
  'name_starts_with_at',
  'name_reserved',
  /** More combining marks on one letter than any language has. */
  'piled_marks',
  'name_taken',
  'password_common',
  'password_context',
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

export const errorBodySchema = v.object({
  error: v.object({
    code: v.picklist(errorCodes),
    /** For developers, in English; never shown to members. */
    message: v.optional(v.string()),
    fields: v.optional(v.array(v.object({ name: v.string(), code: v.picklist(fieldErrorCodes) }))),
    /** `account_blocked`: minutes until it is unblocked. */
    minutes: v.optional(v.number()),
    /** `too_young`: the minimum age. */
    min_age: v.optional(v.number()),
    /** 403 that ends the session (rules.md section 7). */
    authentication_required: v.optional(v.boolean()),
    request_id: v.optional(v.string()),
  }),
});
export type ErrorBody = v.InferOutput<typeof errorBodySchema>['error'];

/** The server answered with an error of the contract. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly body: ErrorBody;
  /** Seconds to wait, from Retry-After. */
  readonly retryAfter: number | undefined;
  constructor(status: number, body: ErrorBody, retryAfter?: number) {
    super(body.message ?? body.code);
    this.code = body.code;
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
  /** Codes by field, for forms. */
  get fields(): ReadonlyMap<string, FieldErrorCode> {
    return new Map((this.body.fields ?? []).map(({ name, code }) => [name, code]));
  }
}

/** No answer came: offline, cut, or timed out. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** The answer does not have the shape that the contract promises. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}
