import { type Ctx, joinTransaction } from '../../../kernel/context.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import {
  type MailData,
  type MailOptions,
  type MailTemplate,
  readMailOptions,
  sendMail,
  siteAddress,
} from '../../messaging/index.ts';
import { mailLinks } from '../login/mail-links.ts';
import { listOwners } from './owners.queries.ts';

/**
 * Sends a mail to the shop's own people: to the address of option SendEmailTo, without one to every owner. They read it
 * in the site's own language.
 */
export async function sendStaffMail<T extends MailTemplate>(
  ctx: Ctx,
  template: T,
  data: MailData[T],
  options: Omit<MailOptions, 'language' | 'recipientName'> = {},
): Promise<void> {
  const { staff } = await readMailOptions(ctx.db, ctx.site.id);
  const recipients = staff ? [staff] : await listOwners(ctx);
  if (recipients.length === 0) {
    ctx.log.warn(
      { site: ctx.site.id, template },
      'nobody gets mails of the shop: option SendEmailTo is not set',
    );
  }
  await joinTransaction(ctx, async (inner) => {
    for (const recipient of recipients) {
      await sendMail(inner, template, recipient, data, {
        ...options,
        language: ctx.site.defaultLanguage,
        ...(options.key ? { key: `${options.key} ${recipient}` } : {}),
      });
    }
  });
}

/**
 * Mails every owner of a site, in the language of the site, that it answers on some addresses no more: whoever took them
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
