import type { EndpointReturn } from '@izlog/contract/endpoint';
import type { sendTestMail } from '@izlog/contract/settings/mail-state';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { checkMailServer, checkShopServer } from '../check-mail-server.ts';
import { mailFaultOf } from './mail-fault.ts';
import { findMailServer } from './mail-server.queries.ts';

type Found = Omit<EndpointReturn<typeof sendTestMail>, 'recipient'>;

/** Whether the server through which a site's mails leave would take one, and why not. */
export async function checkMail(kernel: Pick<Kernel, 'env' | 'secrets'>, ctx: Ctx): Promise<Found> {
  const { SMTP_URL } = kernel.env;
  const own = SMTP_URL ? undefined : await findMailServer(ctx.db, ctx.site.id);
  try {
    if (SMTP_URL) await checkMailServer(SMTP_URL);
    else if (own) await checkShopServer(kernel, own);
    return { server: (SMTP_URL ?? own) === undefined ? 'none' : 'works', fault: null, reason: '' };
  } catch (thrown) {
    const error = thrown as Error;
    return { server: 'fails', fault: mailFaultOf(error), reason: error.message.slice(0, 300) };
  }
}
