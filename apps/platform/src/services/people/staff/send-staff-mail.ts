import { type Ctx, joinTransaction } from '../../../kernel/context.ts';
import {
  type MailData,
  type MailOptions,
  type MailTemplate,
  readMailOptions,
  sendMail,
} from '../../messaging/index.ts';
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
