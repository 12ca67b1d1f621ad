import type { Ctx } from '../../../kernel/context.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { sendMail, siteAddress } from '../../messaging/index.ts';
import { mailLinks } from '../login/mail-links.ts';
import { listOwners } from './owners.queries.ts';

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
