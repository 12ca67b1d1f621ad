import { commenters } from '@izlog/contract/cms/comments/comment-options';
import { isOib } from '@izlog/contract/ecommerce/oib';
import { captchaProviders } from '@izlog/contract/settings/captcha';
import { isEmailAddress } from '@izlog/contract/user/is-email-address';
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { Refusal } from '../../../kernel/refusal.ts';

/** What an option's value must be: the kind of the refusal, its sentence, and the test. */
interface Rule {
  kind: string;
  message: string;
  holds(value: string): boolean;
}

const oneOf = (...words: readonly string[]): Rule => ({
  kind: 'choice',
  message: `It must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}.`,
  holds: (value) => words.includes(value),
});
const whole = (least: number, most: number): Rule => ({
  kind: 'range',
  message: `It must be a whole number from ${least} to ${most}.`,
  holds: (value) => /^\d{1,4}$/.test(value) && Number(value) >= least && Number(value) <= most,
});
const flag = oneOf('true', 'false');
const address: Rule = {
  kind: 'email',
  message: 'It must be one e-mail address.',
  holds: isEmailAddress,
};

/** Options whose value is more than words; `OnSite` twins of comment options have the rule of the other. */
const rules: Readonly<Record<string, Rule>> = {
  CompanyIban: { kind: 'iban', message: 'This is not an IBAN.', holds: isIban },
  CompanyOib: { kind: 'oib', message: 'The check digit of the OIB is not right.', holds: isOib },
  CompanyEmail: address,
  SendEmailTo: address,
  SendGdprTo: address,
  BrandColor: {
    kind: 'color',
    message: 'It must be a colour such as #0e3733.',
    holds: (value) => /^#[\da-f]{6}$/i.test(value),
  },
  Look: oneOf('drawn', 'photographic'),
  MaintenanceMode: flag,
  OpenWithoutLegalTexts: flag,
  AutoGenerateSiteMap: flag,
  EmailConfirmationRequired: flag,
  MemberCardsIssued: flag,
  SiteMapOptions: {
    kind: 'json',
    message: 'It must be JSON such as {"hreflang":true,"images":false}.',
    holds: isJsonObject,
  },
  WwwPolicy: oneOf('www', 'non-www', 'none'),
  CaptchaProvider: oneOf(...captchaProviders),
  CaptchaVersion: oneOf('2', '3'),
  PaymentDays: whole(1, 365),
  ReminderDays: whole(0, 365),
  DownloadDays: whole(1, 3650),
  DownloadLimit: whole(1, 1000),
  CanCommentOnBlog: oneOf(...commenters),
  CanCommentOnSite: oneOf(...commenters),
  NumberOfStars: whole(1, 10),
  RequireRatingForComment: flag,
  RequireCommentForRating: flag,
  RequireAdminPublishing: flag,
  OneUserOneComment: flag,
  UserCanEditComment: flag,
  AnonymousCanMultipleReview: flag,
};

/**
 * Refuses values with which the shop would look set up and not be: nobody reads a misspelt switch, mails to no address are
 * lost, and an account or an OIB whose check digits are wrong stands on every payment slip and invoice from then on.
 */
export function checkOption(key: string, value: string | null): void {
  if (value === null || value.trim() === '') return;
  const rule = rules[key] ?? rules[key.replace(/OnSite$/, '')];
  if (!rule || rule.holds(value.trim())) return;
  throw new Refusal('validationFailed', {
    fields: [{ path: key, kind: rule.kind, message: rule.message }],
  });
}

/** Whether the text is an account number: country, length and check digits; spaces do not count. */
export function isIban(text: string): boolean {
  return isValidIBAN(electronicFormatIBAN(text) ?? '');
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
