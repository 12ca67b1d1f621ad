import type { RefusalRow } from './refusal-row.ts';

/** Of logins, accounts, staff and their rights, consents and newsletters. */
export const peopleRefusals = {
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
    key: 'error.forbidden',
  },
  invalidLogin: {
    code: 'INVALID_LOGIN',
    status: 401,
    message: 'Unknown username or password!',
    key: 'INVALID_LOGIN',
  },
  sitePasswordRequired: {
    code: 'SITE_PASSWORD_REQUIRED',
    status: 401,
    message: 'This site is protected by a password.',
    key: 'error.incorrectPassword',
  },
  incorrectPassword: {
    code: 'INCORRECT_PASSWORD',
    status: 401,
    message: 'The password is incorrect.',
    key: 'error.incorrectPassword',
  },
  accountGuarded: {
    code: 'ACCOUNT_GUARDED',
    status: 429,
    message:
      'Too many wrong passwords from many places: log in where you did before, or set a new password by mail.',
    key: 'error.accountGuarded',
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
  proofRequired: {
    code: 'PROOF_REQUIRED',
    status: 400,
    message: 'Say the password again, or log in anew: this changes who controls an account.',
    key: 'error.proofRequired',
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
  roleInUse: {
    code: 'ROLE_IN_USE',
    status: 409,
    message: 'Somebody has this role.',
    key: 'error.roleInUse',
  },
  lastOwner: {
    code: 'LAST_OWNER',
    status: 409,
    message: 'A shop needs an owner.',
    key: 'error.lastOwner',
  },
  secondFactorRequired: {
    code: 'SECOND_FACTOR_REQUIRED',
    status: 401,
    message: 'This account needs its second factor.',
    key: 'error.secondFactorRequired',
  },
  secondFactorInvalid: {
    code: 'SECOND_FACTOR_INVALID',
    status: 401,
    message: 'The second factor is not right.',
    key: 'error.secondFactorInvalid',
  },
  secondFactorExpired: {
    code: 'SECOND_FACTOR_EXPIRED',
    status: 401,
    message: 'The login that asked for a second factor is over.',
    key: 'error.secondFactorExpired',
  },
  siteAsksSecondFactor: {
    code: 'SITE_ASKS_SECOND_FACTOR',
    status: 409,
    message: 'The account there has a second factor and this login showed none: log in there.',
    key: 'error.secondFactorRequired',
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
} as const satisfies Record<string, RefusalRow>;
