import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import {
  type Mail,
  type MailData,
  type MailOptions,
  type MailTemplate,
  readMailOptions,
  sendMail,
  sendMails,
  siteAddress,
} from '#platform/services/messaging/index.ts';
import { mailLinks } from '../login/mail-links.ts';
import { listOwners } from './owners.queries.ts';

type StaffMailOptions = Omit<MailOptions, 'language' | 'recipientName'>;

/** Sends a mail to the shop's own people (`staffRecipients`), who read it in the site's own language. */
async function sendStaffMail<T extends MailTemplate>(
  ctx: Ctx,
  template: T,
  data: MailData[T],
  options: StaffMailOptions = {},
): Promise<void> {
  const { staff } = await readMailOptions(ctx.db, ctx.site.id);
  await sendMails(ctx, staffMails(ctx, template, data, await staffRecipients(ctx, staff), options));
}

/** Whom mails to the shop go to: the address of option SendEmailTo, without one every owner. */
async function staffRecipients(ctx: Ctx, address: string | null | undefined): Promise<string[]> {
  const recipients = address ? [address] : await listOwners(ctx);
  if (recipients.length === 0)
    ctx.log.warn({ site: ctx.site.id }, 'nobody gets mails of the shop: option SendEmailTo is not set');
  return recipients;
}

function staffMails<T extends MailTemplate>(
  { site }: Pick<Ctx, 'site'>,
  template: T,
  data: MailData[T],
  recipients: readonly string[],
  options: StaffMailOptions = {},
): Mail<T>[] {
  return recipients.map((to) => ({
    template,
    to,
    data,
    options: {
      ...options,
      language: site.defaultLanguage,
      ...(options.key ? { key: `${options.key} ${to}` } : {}),
    },
  }));
}

/** Mails to the shop's own people: sent at once, or their recipients and mails for anyone who sends them with others. */
export const staffMail = { send: sendStaffMail, recipients: staffRecipients, mailsTo: staffMails };

/**
 * Mails every owner of a site, in the language of the site, that it answers on some addresses no more: anyone who took them
 * may have done so by mistake, or without a right. `ctx` knows the addresses that it has now; the mail leads to them.
 */
export async function tellLostAddresses(
  kernel: Pick<Kernel, 'env' | 'sites'>,
  ctx: Ctx,
  lost: readonly string[],
): Promise<void> {
  if (lost.length === 0) return;
  const language = ctx.site.defaultLanguage;
  const url = await siteAddress(kernel, ctx, mailLinks.staffLogin, language);
  const hosts = lost.map((one) => URL.parse(one)?.host ?? one).join(', ');
  for (const owner of await listOwners(ctx))
    await sendMail(ctx, 'addressLost', owner, { name: '', url, addresses: hosts }, { language });
}
