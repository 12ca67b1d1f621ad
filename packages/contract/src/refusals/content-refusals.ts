import type { RefusalRow } from './refusal-row.ts';

/** Of pages and their drafts, files and comments. */
export const contentRefusals = {
  contentConflict: {
    code: 'CONTENT_CONFLICT',
    status: 409,
    message: 'Somebody changed the same content meanwhile.',
    key: 'error.somethingWentWrong',
  },
  draftChanged: {
    code: 'DRAFT_CHANGED',
    status: 409,
    message: 'The draft is not as it was shown any more.',
    key: 'error.somethingWentWrong',
  },
  publishRefused: {
    code: 'PUBLISH_REFUSED',
    status: 422,
    message: 'Something keeps this from being published.',
    key: 'error.somethingWentWrong',
  },
  sectionUnknown: {
    code: 'SECTION_UNKNOWN',
    status: 400,
    message: 'There is no section of this name.',
    key: 'error.somethingWentWrong',
  },
  slugTaken: {
    code: 'SLUG_TAKEN',
    status: 409,
    message: 'The slug is already taken.',
    key: 'validation.slugFormat',
  },
  slugReserved: {
    code: 'SLUG_RESERVED',
    status: 400,
    message: 'The slug is an address of the shop itself.',
    key: 'validation.slugReserved',
  },
  ticketInvalid: {
    code: 'TICKET_INVALID',
    status: 410,
    message: 'This upload was used already, is too old, or is not yours.',
    key: 'error.somethingWentWrong',
  },
  mediaInUse: {
    code: 'MEDIA_IN_USE',
    status: 409,
    message: 'These files are used, or the folder is not empty: say isSure to remove them all the same.',
    key: 'error.mediaInUse',
  },
  fileUnreadable: {
    code: 'FILE_UNREADABLE',
    status: 400,
    message: 'The file could not be read.',
    key: 'error.readFile',
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
