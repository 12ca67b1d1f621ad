import type { RefusalRow } from './refusal-row.ts';

/** Of calls of any kind: what was asked for, by what site, and how much of it. */
export const callRefusals = {
  notFound: {
    code: 'NOT_FOUND',
    status: 404,
    message: 'The requested record was not found.',
    key: 'error.notFound',
  },
  validationFailed: {
    code: 'VALIDATION_FAILED',
    status: 400,
    message: 'The request is not valid.',
    key: 'error.somethingWentWrong',
  },
  valueTaken: {
    code: 'VALUE_TAKEN',
    status: 409,
    message: 'Another record has this value already.',
    key: 'error.somethingWentWrong',
  },
  recordChanged: {
    code: 'RECORD_CHANGED',
    status: 409,
    message: 'Somebody changed the same fields meanwhile.',
    key: 'error.somethingWentWrong',
  },
  recordInUse: {
    code: 'RECORD_IN_USE',
    status: 409,
    message: 'Other records use this one: change them first.',
    key: 'error.somethingWentWrong',
  },
  languageUnknown: {
    code: 'LANGUAGE_UNKNOWN',
    status: 400,
    message: 'The site does not have this language.',
    key: 'error.languageUnknown',
  },
  queryParametersMissing: {
    code: 'QUERY_PARAMETERS_MISSING',
    status: 400,
    message: 'Query parameters are missing.',
    key: 'error.queryParametersMissing',
  },
  storeUndefined: {
    code: 'STORE_UNDEFINED',
    status: 400,
    message: 'The store is not defined.',
    key: 'error.storeUndefined',
  },
  apiKeyInvalid: {
    code: 'API_KEY_INVALID',
    status: 401,
    message: 'The apiKey is missing or wrong.',
    key: 'error.somethingWentWrong',
  },
  siteUnknown: {
    code: 'SITE_UNKNOWN',
    status: 404,
    message: 'No site answers to this domain.',
    key: 'error.notFound',
  },
  cursorTooOld: {
    code: 'CURSOR_TOO_OLD',
    status: 410,
    message: 'What changed since then is no longer known. Read the lists whole and begin without a cursor.',
    key: 'error.somethingWentWrong',
  },
  tooManyRecords: {
    code: 'TOO_MANY_RECORDS',
    status: 409,
    message: 'No more records of this kind can be kept.',
    key: 'error.tooManyRecords',
  },
  tooManyRequests: {
    code: 'TOO_MANY_REQUESTS',
    status: 429,
    message: 'Too many requests, try again later.',
    key: 'error.tooManyRequests',
  },
  payloadTooLarge: {
    code: 'PAYLOAD_TOO_LARGE',
    status: 413,
    message: 'The request is too large.',
    key: 'error.somethingWentWrong',
  },
  unsupportedMediaType: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    status: 415,
    message: 'This kind of body is not accepted.',
    key: 'error.somethingWentWrong',
  },
  storageFull: {
    code: 'STORAGE_FULL',
    status: 507,
    message: 'There is no room for this at the moment, try again later.',
    key: 'error.storageFull',
  },
  queryTooSlow: {
    code: 'QUERY_TOO_SLOW',
    status: 503,
    message: 'The query took too long and was stopped.',
    key: 'error.somethingWentWrong',
  },
  overloaded: {
    code: 'OVERLOADED',
    status: 503,
    message: 'The server is busy, try again shortly.',
    key: 'error.somethingWentWrong',
  },
  maintenance: {
    code: 'MAINTENANCE',
    status: 503,
    message: 'The site is closed for maintenance, try again later.',
    key: 'core.maintenance.text',
  },
  demonstration: {
    code: 'DEMONSTRATION',
    status: 403,
    message: 'This is a public demonstration: this cannot be changed here, others use it too.',
    key: 'error.demonstration',
  },
  idempotencyKeyReused: {
    code: 'IDEMPOTENCY_KEY_REUSED',
    status: 422,
    message: 'This key was sent with another request before, which was done: this one was not.',
    key: 'resource.sentOtherwise',
  },
  actUnderWay: {
    code: 'ACT_UNDER_WAY',
    status: 409,
    message: 'The first request under this key is still being done.',
    key: 'resource.stillDoing',
  },
  actCutOff: {
    code: 'ACT_CUT_OFF',
    status: 409,
    message: 'The first request under this key was cut off: see whether it was done.',
    key: 'resource.cutOff',
  },
  settingUnknown: {
    code: 'SETTING_UNKNOWN',
    status: 404,
    message: 'The user setting is not set.',
    key: 'error.somethingWentWrong',
  },
} as const satisfies Record<string, RefusalRow>;
