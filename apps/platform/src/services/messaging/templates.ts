import type { ProgramLanguage } from '@izlog/contract/texts/program-languages';
import type { MailText } from './mail-text.ts';
import { type MailWriter, mailWriter } from './mail-writer.ts';
import { confirmEmail, welcome } from './templates/account.ts';
import { availability } from './templates/availability.ts';
import { cartReminder } from './templates/cart-reminder.ts';
import { contactMessage, formConfirmation, formEntry } from './templates/contact.ts';
import {
  emailChange,
  emailChangeAsked,
  emailChanged,
  emailChangedUnproved,
} from './templates/email-address.ts';
import { newsletter, newsletterConfirm, newsletterWelcome } from './templates/newsletter.ts';
import {
  orderChanged,
  orderConfirmation,
  orderCorrected,
  orderCreditNote,
  orderForStaff,
  orderInvoice,
  orderOffer,
  orderReminder,
  orderState,
} from './templates/order.ts';
import { orderReturn, orderReturnForStaff } from './templates/order-return.ts';
import { loginLink, passkeyAdded, passwordChanged, resetPassword } from './templates/password.ts';
import { accountErased, dataExport } from './templates/personal-data.ts';
import { providerJoined } from './templates/provider-joined.ts';
import { productRecall } from './templates/recall.ts';
import { accountsJoined, addressLost, factorsReset, staffInvitation } from './templates/staff.ts';
import { testMail } from './templates/test-mail.ts';
import { webhookFailing, webhookOff, webhookWithoutRights } from './templates/webhook.ts';
import { withdrawalForStaff, withdrawalReceived } from './templates/withdrawal.ts';
import type { OwnWords } from './words/own-words.ts';

/** Every mail we send. */
const templates = {
  accountErased,
  accountsJoined,
  addressLost,
  confirmEmail,
  dataExport,
  emailChange,
  emailChangeAsked,
  emailChanged,
  emailChangedUnproved,
  factorsReset,
  passkeyAdded,
  passwordChanged,
  providerJoined,
  loginLink,
  resetPassword,
  staffInvitation,
  testMail,
  webhookFailing,
  webhookOff,
  webhookWithoutRights,
  welcome,
  availability,
  cartReminder,
  contactMessage,
  formConfirmation,
  formEntry,
  newsletter,
  newsletterConfirm,
  newsletterWelcome,
  orderChanged,
  orderConfirmation,
  orderCorrected,
  orderCreditNote,
  orderForStaff,
  orderInvoice,
  orderOffer,
  orderReminder,
  orderReturn,
  orderReturnForStaff,
  orderState,
  productRecall,
  withdrawalForStaff,
  withdrawalReceived,
} as const;

export type MailTemplate = keyof typeof templates;
/** What each template is filled with. */
export type MailData = { [T in MailTemplate]: Parameters<(typeof templates)[T]>[0] };
export const mailTemplates = Object.keys(templates) as MailTemplate[];

/**
 * What a mail of the outbox says in a language, in the shop's own words where it has some. Throws for a template that this
 * version does not know.
 */
export function textOf(
  template: string,
  data: object,
  shop: string,
  language: ProgramLanguage,
  own?: OwnWords,
): MailText {
  if (!Object.hasOwn(templates, template)) throw new Error(`There is no mail template ${template}.`);
  const say = templates[template as MailTemplate] as (data: object, writer: MailWriter) => MailText;
  return say(data, mailWriter(language, shop, own));
}
