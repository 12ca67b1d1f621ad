import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { sendTestMail as endpoint, getMailState } from '@izlog/contract/settings/mail-state';
import type { tryMail as tryEndpoint } from '@izlog/contract/settings/mail-words';
import { userIdOf } from '../../../kernel/access/caller.ts';
import type { Ctx } from '../../../kernel/context.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { builtInWords, checkMailServer, exampleOf, sendMail } from '../../messaging/index.ts';
import { readActiveUser } from '../account/user.queries.ts';

type Env = Pick<Kernel['env'], 'SMTP_URL' | 'MAIL_FROM'>;

/** Through which server mails leave, and in whose name; who may log in there stays with the server. */
export function mailState({ SMTP_URL, MAIL_FROM }: Env): EndpointReturn<typeof getMailState> {
  return { server: SMTP_URL ? new URL(SMTP_URL).host : null, sender: MAIL_FROM };
}

/** Sends a mail to whoever asks, and says at once whether the server lets us in. */
export async function sendTestMail({ SMTP_URL }: Env, ctx: Ctx): Promise<EndpointReturn<typeof endpoint>> {
  const user = await readActiveUser(ctx.db, ctx.site.id, userIdOf(ctx.caller));
  if (!user) throw new Refusal('notFound');
  const reason = SMTP_URL ? await faultOf(SMTP_URL) : '';
  await sendMail(ctx, 'testMail', user.email, { name: user.firstName }, { recipientName: user.firstName });
  const server = SMTP_URL ? (reason === '' ? 'works' : 'fails') : 'none';
  return { recipient: user.email, server, reason };
}

/** Sends an example of a mail, in the words that the shop has saved, to whoever asks. */
export async function tryMail(
  ctx: Ctx,
  { mail, language }: EndpointParsed<typeof tryEndpoint>,
): Promise<EndpointReturn<typeof tryEndpoint>> {
  if (!builtInWords(language).has(mail)) throw new Refusal('notFound');
  const user = await readActiveUser(ctx.db, ctx.site.id, userIdOf(ctx.caller));
  if (!user) throw new Refusal('notFound');
  const { template, data } = exampleOf(mail);
  await sendMail(ctx, template, user.email, data as never, { language, recipientName: user.firstName });
  return { recipient: user.email };
}

/** Why the mail server cannot be used; empty where it can. */
async function faultOf(url: string): Promise<string> {
  try {
    await checkMailServer(url);
    return '';
  } catch (error) {
    return (error as Error).message.slice(0, 300);
  }
}
