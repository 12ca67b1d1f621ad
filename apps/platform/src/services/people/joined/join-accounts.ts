import { sessionIdOf, userIdOf } from '#platform/kernel/access/caller.ts';
import { shortenedIp } from '#platform/kernel/access/shortened-ip.ts';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction, type Site } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { sendMail, siteAddress } from '#platform/services/messaging/index.ts';
import { findSiteAt, mainAddress } from '#platform/services/settings/index.ts';
import { mailLinks } from '../login/mail-links.ts';
import { mustBeFreshOr } from '../login/must-prove.ts';
import { endOpenedElsewhere, findStaffSession } from '../login/session.queries.ts';
import { insertAct } from '../staff/audit.queries.ts';
import {
  addJoinCode,
  findJoinCode,
  insertJoin,
  listJoined,
  removeJoins,
  spendJoinCode,
} from './joined.queries.ts';

/** Steps of a join, and changes of site, from one address in a quarter of an hour. */
export const mostSteps = 60;

type Person = NonNullable<Awaited<ReturnType<typeof findStaffSession>>>;

/**
 * Begins a join: gives the address on the other site where the person logs in and agrees. Refuses with proofRequired an
 * older login without the password, and with validationFailed a host of no other site.
 */
export async function beginJoin(
  kernel: Kernel,
  ctx: Ctx,
  { host, password }: { host: string; password?: string },
): Promise<{ site: string; url: string }> {
  await limitAddress(ctx, 'join accounts', mostSteps);
  await mustBeFreshOr(ctx, password);
  const target = await findSiteAt(kernel, host);
  if (!target || target.id === ctx.site.id)
    throw new Refusal('validationFailed', {
      fields: [{ path: 'host', kind: 'invalid_value', message: 'No other site answers there.' }],
    });
  return { site: target.name, url: await leadTo(kernel, ctx, 'confirm', target, null) };
}

/** What the code of an address waits for; refuses with linkInvalid what is used, too old or somebody else's. */
export async function readJoin(kernel: Kernel, ctx: Ctx, { code }: { code: string }) {
  await limitAddress(ctx, 'join accounts', mostSteps);
  const wanted = { ...wantedBy(ctx, code), steps: ['confirm', 'finish'] as const };
  const found = await findJoinCode(ctx.db, wanted, ctx.now);
  const { person, site } = await otherOf(kernel, ctx, found);
  const step = found?.step === 'finish' ? ('finish' as const) : ('confirm' as const);
  return { step, site: site.name, address: await mainAddress(kernel, site), email: person.email };
}

/**
 * Agrees to a join, as the account of this site; gives the address back where anyone who began ends it. Nobody is joined
 * yet: who was sent here by somebody else cannot end what that one began. Refuses with linkInvalid and proofRequired.
 */
export async function confirmJoin(
  kernel: Kernel,
  ctx: Ctx,
  { code, password }: { code: string; password?: string },
): Promise<{ url: string }> {
  await limitAddress(ctx, 'join accounts', mostSteps);
  await mustBeFreshOr(ctx, password);
  return inTransaction(ctx, async (inner) => {
    const spent = await spendJoinCode(inner.db, { ...wantedBy(inner, code), steps: ['confirm'] }, inner.now);
    const { person, site } = await otherOf(kernel, inner, spent);
    return { url: await leadTo(kernel, inner, 'finish', site, person.userId) };
  });
}

/** Joins the caller's account and the one that agreed. Both sites write it down, both accounts are told. */
export async function finishJoin(
  kernel: Kernel,
  ctx: Ctx,
  { code }: { code: string },
): Promise<Record<never, never>> {
  await limitAddress(ctx, 'join accounts', mostSteps);
  return inTransaction(ctx, async (inner) => {
    const { db, now } = inner;
    const spent = await spendJoinCode(db, { ...wantedBy(inner, code), steps: ['finish'] }, now);
    const { person: other, site: there } = await otherOf(kernel, inner, spent);
    const own = await findStaffSession(db, sessionIdOf(inner.caller));
    if (!own) throw new Refusal('linkInvalid');
    if (!(await insertJoin(db, own.userId, other.userId, now))) return {};
    await writeDown(inner, own, { other, there }, (account) => [{}, { joined: account }]);
    await mailJoined(kernel, inner, own, { email: other.email, site: there });
    await mailJoined(kernel, { ...inner, site: there }, other, { email: own.email, site: inner.site });
    return {};
  });
}

/** Takes a join apart. Refuses with notFound one that is not the caller's. */
export async function deleteJoin(kernel: Kernel, ctx: Ctx, { id }: { id: number }) {
  return inTransaction(ctx, async (inner) => {
    const { db, now } = inner;
    const userId = userIdOf(inner.caller);
    const other = (await listJoined(db, userId)).find((one) => one.id === id);
    const own = await findStaffSession(db, sessionIdOf(inner.caller));
    const [otherId] = await removeJoins(db, userId, id);
    if (otherId === undefined) throw new Refusal('notFound');
    await endOpenedElsewhere(db, [userId, otherId], now);
    const there = other && (await kernel.sites.byId(other.siteId));
    if (own && other && there)
      await writeDown(inner, own, { other, there }, (account) => [{ joined: account }, {}]);
    return {};
  });
}

const wantedBy = ({ site, caller }: Ctx, code: string) => ({
  siteId: site.id,
  userId: userIdOf(caller),
  code,
});

/** Leads the browser to a step on another site; the code stands in no mail and is hidden in logs. */
async function leadTo(
  kernel: Kernel,
  ctx: Ctx,
  step: 'confirm' | 'finish',
  target: Site,
  userId: number | null,
): Promise<string> {
  const fromSessionId = sessionIdOf(ctx.caller);
  const code = await addJoinCode(ctx.db, { step, siteId: target.id, userId, fromSessionId }, ctx.now);
  return `${await mainAddress(kernel, target)}${mailLinks.joinStep(code)}`;
}

/** Who made a code, on which site, as long as that login is open; refuses with linkInvalid. */
async function otherOf(kernel: Kernel, { db }: Ctx, code: { fromSessionId: string } | undefined) {
  const person = code && (await findStaffSession(db, code.fromSessionId));
  const site = person && (await kernel.sites.byId(person.siteId));
  if (!person || !site) throw new Refusal('linkInvalid');
  return { person, site };
}

/** Writes down on both sites what became of a join. */
async function writeDown(
  ctx: Ctx,
  own: Pick<Person, 'userId' | 'email'>,
  { other, there }: { other: Pick<Person, 'userId' | 'email'>; there: Site },
  change: (account: string) => [before: Record<string, unknown>, after: Record<string, unknown>],
): Promise<void> {
  noteChange(ctx, `user ${own.userId}`, ...change(`${other.email} (${there.name})`));
  const [before, after] = change(`${own.email} (${ctx.site.name})`);
  await insertAct(ctx.db, {
    siteId: there.id,
    at: ctx.now,
    userId: other.userId,
    action: 'joined' in after ? 'POST /api/v1/user/joined/finish' : 'DELETE /api/v1/user/joined/delete/{id}',
    input: {},
    changes: [{ target: `user ${other.userId}`, before, after }],
    ip: shortenedIp(ctx.ip),
    requestId: ctx.requestId,
  });
}

async function mailJoined(
  kernel: Kernel,
  ctx: Ctx,
  { email, firstName: name, language }: Person,
  other: { email: string; site: Site },
): Promise<void> {
  const url = await siteAddress(kernel, ctx, mailLinks.security, language);
  const data = { name, url, otherShop: other.site.name, otherEmail: other.email };
  const options = { language, ...(name ? { recipientName: name } : {}) };
  await sendMail(ctx, 'accountsJoined', email, data, options);
}
