import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type {
  sendTestMail as endpoint,
  saveMailServer as saveEndpoint,
} from '@izlog/contract/settings/mail-state';
import type { tryMail as tryEndpoint } from '@izlog/contract/settings/mail-words';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { builtInWords, exampleOf, mailServer, sendMail } from '#platform/services/messaging/index.ts';
import { readActiveUser } from '../account/user.queries.ts';
import { mustBeFresh } from '../login/must-prove.ts';

/** Sends a mail to the caller, and says at once whether the server lets us in. */
export async function sendTestMail(
  kernel: Pick<Kernel, 'env' | 'secrets'>,
  ctx: Ctx,
): Promise<EndpointReturn<typeof endpoint>> {
  const user = await readActiveUser(ctx.db, ctx.site.id, userIdOf(ctx.caller));
  if (!user) throw new Refusal('notFound');
  const found = await mailServer.check(kernel, ctx);
  await sendMail(ctx, 'testMail', user.email, { name: user.firstName }, { recipientName: user.firstName });
  return { recipient: user.email, ...found };
}

/** Sends an example of a mail, in the words that the shop has saved, to the caller. */
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

/** Sets the mail server of a site; refuses with proofRequired an older login: links that open accounts leave through it. */
export async function saveMailServer(
  kernel: Pick<Kernel, 'env' | 'secrets'>,
  ctx: Ctx,
  input: EndpointParsed<typeof saveEndpoint>,
): ReturnType<typeof mailServer.set> {
  await mustBeFresh(ctx);
  return mailServer.set(kernel, ctx, input);
}
