/** One row of the refusal table: what the platform answers when it says no, and the message key the site shows. */
export interface RefusalRow {
  code: string;
  status: number;
  /** English, for developers and for clients without the catalogue. */
  message: string;
  /** Key in the message catalogue (index 1 of the requirements). */
  key: string;
}

/** Every refusal of the platform. Codes and messages are part of the API: never change one silently. */
export const refusals = {
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
  loginRequired: {
    code: 'LOGIN_REQUIRED',
    status: 401,
    message: 'This call needs a login.',
    key: 'error.loggedUsersOnly',
  },
  tokenExpired: {
    code: 'TOKEN_EXPIRED',
    status: 401,
    message: 'The access token has expired.',
    key: 'error.loggedUsersOnly',
  },
  tokenInvalid: {
    code: 'TOKEN_INVALID',
    status: 401,
    message: 'The token is not valid.',
    key: 'error.loggedUsersOnly',
  },
  forbidden: {
    code: 'FORBIDDEN',
    status: 403,
    message: 'You may not do this.',
    key: 'error.somethingWentWrong',
  },
  invalidLogin: {
    code: 'INVALID_LOGIN',
    status: 401,
    message: 'Unknown username or password!',
    key: 'INVALID_LOGIN',
  },
  incorrectPassword: {
    code: 'INCORRECT_PASSWORD',
    status: 401,
    message: 'The password is incorrect.',
    key: 'error.incorrectPassword',
  },
  userExists: {
    code: 'USER_EXISTS',
    status: 409,
    message: 'User already exist.',
    key: 'core.notifications.userExists',
  },
  incorrectOldPassword: {
    code: 'INCORRECT_OLD_PASSWORD',
    status: 400,
    message: 'Incorrect old password.',
    key: 'core.notifications.inccorectOldPassword',
  },
  emailNotConfirmed: {
    code: 'EMAIL_NOT_CONFIRMED',
    status: 403,
    message: 'Confirm your e-mail address before you log in.',
    key: 'core.notifications.confirmEmail',
  },
  providerUnknown: {
    code: 'PROVIDER_UNKNOWN',
    status: 400,
    message: 'This site has no such login provider.',
    key: 'error.providerUnknown',
  },
  socialLoginFailed: {
    code: 'SOCIAL_LOGIN_FAILED',
    status: 400,
    message: 'The login through the provider did not succeed.',
    key: 'error.socialLoginFailed',
  },
  lastLogin: {
    code: 'LAST_LOGIN',
    status: 409,
    message: 'This is the only way to log in to the account.',
    key: 'error.lastLogin',
  },
  tokenUndefined: {
    code: 'TOKEN_UNDEFINED',
    status: 400,
    message: 'The token is not defined.',
    key: 'error.tokenUndefined',
  },
  linkInvalid: {
    code: 'LINK_INVALID',
    status: 400,
    message: 'This link was used already or is too old.',
    key: 'error.linkInvalid',
  },
  memberCardInvalid: {
    code: 'MEMBER_CARD_INVALID',
    status: 400,
    message: 'The membership card barcode is not valid.',
    key: 'core.notifications.membershipCardBarcodeInvalid',
  },
  consentRequired: {
    code: 'CONSENT_REQUIRED',
    status: 400,
    message: 'All required consents must be accepted.',
    key: 'core.notifications.consentRequired',
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
    key: 'error.somethingWentWrong',
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
  settingUnknown: {
    code: 'SETTING_UNKNOWN',
    status: 404,
    message: 'The user setting is not set.',
    key: 'error.somethingWentWrong',
  },
  slugTaken: {
    code: 'SLUG_TAKEN',
    status: 409,
    message: 'The slug is already taken.',
    key: 'validation.slugFormat',
  },
  skuTaken: {
    code: 'SKU_TAKEN',
    status: 409,
    message: 'Another product has this sku.',
    key: 'error.somethingWentWrong',
  },
  codeTaken: {
    code: 'CODE_TAKEN',
    status: 409,
    message: 'This code is reserved or belongs to another record.',
    key: 'error.somethingWentWrong',
  },
  stockReserved: {
    code: 'STOCK_RESERVED',
    status: 409,
    message: 'More pieces are promised to carts and orders than would be left.',
    key: 'error.somethingWentWrong',
  },
  fileUnreadable: {
    code: 'FILE_UNREADABLE',
    status: 400,
    message: 'The file could not be read.',
    key: 'error.readFile',
  },
  recaptchaMissing: {
    code: 'RECAPTCHA_MISSING',
    status: 400,
    message: 'The reCAPTCHA confirmation is missing.',
    key: 'error.recaptchaMissing',
  },
  recaptchaInvalid: {
    code: 'RECAPTCHA_INVALID',
    status: 400,
    message: 'The reCAPTCHA confirmation is not valid.',
    key: 'error.recaptchaMissing',
  },
  alreadySubscribedToNewsletter: {
    code: 'ALREADY_SUBSCRIBED_TO_NEWSLETTER',
    status: 409,
    message: 'You are already subscribed to the newsletter.',
    key: 'error.alreadySubscribedToNewsletter',
  },
  loggedUsersOnly: {
    code: 'LOGGED_USERS_ONLY',
    status: 403,
    message: 'This is available to logged-in users only.',
    key: 'error.loggedUsersOnly',
  },
  commentsDisabled: {
    code: 'COMMENTS_DISABLED',
    status: 403,
    message: 'Comments are disabled.',
    key: 'error.commentsDisabled',
  },
  rateToComment: {
    code: 'RATE_TO_COMMENT',
    status: 400,
    message: 'You must also give a rating in order to comment.',
    key: 'error.rateToComment',
  },
  commentToRate: {
    code: 'COMMENT_TO_RATE',
    status: 400,
    message: 'You must also write a comment in order to rate.',
    key: 'error.commentToRate',
  },
  sendContentOrRating: {
    code: 'SEND_CONTENT_OR_RATING',
    status: 400,
    message: 'Enter a comment or a rating.',
    key: 'error.sendContentOrRating',
  },
  oneUserOneComment: {
    code: 'ONE_USER_ONE_COMMENT',
    status: 409,
    message: 'Each user may leave only one comment.',
    key: 'error.oneUserOneComment',
  },
  alreadyPostedComment: {
    code: 'ALREADY_POSTED_COMMENT',
    status: 409,
    message: 'You have already posted a comment.',
    key: 'error.alreadyPostedComment',
  },
  commentEditNotAllowed: {
    code: 'COMMENT_EDIT_NOT_ALLOWED',
    status: 403,
    message: 'Editing the comment is not allowed.',
    key: 'error.commentEditNotAllowed',
  },
} as const satisfies Record<string, RefusalRow>;

export type RefusalName = keyof typeof refusals;
