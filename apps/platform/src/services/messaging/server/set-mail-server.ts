import { domainToASCII } from 'node:url';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import {
  type getMailState,
  mailPorts,
  type saveMailServer as saveEndpoint,
} from '@izlog/contract/settings/mail-state';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import {
  findMailServer,
  type MailServerRow,
  putMailServer,
  removeMailServer,
} from './mail-server.queries.ts';
import { isReachableHost, sealPassword } from './shop-transport.ts';

type Keys = Pick<Kernel, 'env' | 'secrets'>;
type State = EndpointReturn<typeof getMailState>;
type Wanted = NonNullable<EndpointParsed<typeof saveEndpoint>['server']>;

/** Through which server mails leave, and in whose name; who may log in there stays with the server. */
export async function mailState({ env }: Pick<Kernel, 'env'>, ctx: Ctx): Promise<State> {
  const row = await findMailServer(ctx.db, ctx.site.id);
  const own = row ? shown(row) : null;
  return {
    server: env.SMTP_URL ? new URL(env.SMTP_URL).host : own && `${own.host}:${own.port}`,
    sender: env.MAIL_FROM,
    isFixed: env.SMTP_URL !== undefined,
    own,
  };
}

/**
 * Sets the mail server of a site, or forgets it. Refuses a password that was entered for another server: it would be given
 * to the one who keeps the new one.
 */
export async function setMailServer(
  kernel: Keys,
  outer: Ctx,
  { server }: EndpointParsed<typeof saveEndpoint>,
): Promise<State> {
  await inTransaction(outer, async (ctx) => {
    const before = await findMailServer(ctx.db, ctx.site.id);
    const after = server && rowOf(kernel, ctx, server, before);
    if (after) await putMailServer(ctx, after);
    else await removeMailServer(ctx);
    noteChange(ctx, 'mailServer', before ? shown(before) : {}, after ? shown(after) : {});
  });
  return mailState(kernel, outer);
}

function rowOf(
  kernel: Keys,
  { site }: Ctx,
  { password, ...said }: Wanted,
  before: MailServerRow | undefined,
): Omit<MailServerRow, 'siteId'> {
  const mayBePrivate = kernel.env.MAIL_PRIVATE_SERVERS;
  const server = { ...said, host: domainToASCII(said.host) || said.host };
  const isSame = before !== undefined && names.every((name) => before[name] === server[name]);
  if (!isReachableHost(server.host, mayBePrivate))
    throw wrong('host', 'host', 'No mail server has this name.');
  if (!mayBePrivate && !mailPorts.some((port) => port === server.port))
    throw wrong('port', 'port', `Mail is handed in at ${mailPorts.join(', ')}.`);
  if (server.user === '') return { ...server, sealed: null };
  if (server.security === 'none')
    throw wrong('security', 'needed', 'A password does not travel over an open line.');
  if (password) return { ...server, sealed: sealPassword(kernel, site.id, password) };
  if (!isSame || !before.sealed) throw wrong('password', 'required', 'The password is needed.');
  return { ...server, sealed: before.sealed };
}

const names = ['host', 'port', 'security', 'user'] as const;

const wrong = (field: string, kind: string, message: string) =>
  new Refusal('validationFailed', { fields: [{ path: `server.${field}`, kind, message }] });

const shown = ({ host, port, security, user, sealed }: Omit<MailServerRow, 'siteId'>) => ({
  host,
  port,
  security,
  user,
  hasPassword: sealed !== null,
});
