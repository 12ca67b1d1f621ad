import type { EndpointParsed } from '@izlog/contract/endpoint';
import type { Permission } from '@izlog/contract/permissions';
import type { KeyKind } from '@izlog/contract/user/programs/key-kinds';
import {
  type createProgramKey,
  givenBackHours,
  mostKeys,
  type ProgramKey,
  type updateProgramKey,
} from '@izlog/contract/user/programs/program-keys';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { takeTurn } from '#platform/kernel/database/take-turn.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { joinedSites } from '../joined/change-site.ts';
import { mustBeFresh } from '../login/must-prove.ts';
import { mustHold } from '../staff/may-grant.ts';
import { readPermissions } from '../staff/role.queries.ts';
import { newSecret, secretHash, tailOf } from './key-secret.ts';
import { readKey } from './present-key.ts';
import {
  changeKey,
  countKeys,
  dropEnded,
  endReach,
  endReplaced,
  endSecrets,
  holdKey,
  insertKey,
  insertSecret,
  type KeyRecord,
  listSitesOf,
  replaceSites,
} from './program-key.queries.ts';

type Shown = { key: ProgramKey; secret: string };
const hourMs = 60 * 60 * 1000;

/** Makes a key, a part of the caller's rights, and shows its secret; see the endpoint. */
export async function createKey(ctx: Ctx, input: EndpointParsed<typeof createProgramKey>): Promise<Shown> {
  mustHold(ctx, [...input.mayRead, ...input.mayWrite]);
  await mustBeFresh(ctx);
  const { siteIds = [ctx.site.id], ...fields } = input;
  const sites = await sitesOfCaller(ctx, siteIds);
  return inTransaction(ctx, async (inner) => {
    const { db, site, now } = inner;
    await takeTurn(inner, 'program keys');
    if ((await countKeys(db, site.id)) >= mostKeys) throw new Refusal('tooManyRecords', { most: mostKeys });
    const id = await insertKey(db, {
      ...fields,
      siteId: site.id,
      userId: userIdOf(ctx.caller),
      createdAt: now,
    });
    await replaceSites(db, id, sites);
    noteChange(inner, targetOf(id), {}, { ...fields, sites: siteIds });
    return showSecret(inner, id, input.kind);
  });
}

/** Changes a key at once; see the endpoint. */
export async function updateKey(
  ctx: Ctx,
  { id, siteIds, ...fields }: EndpointParsed<typeof updateProgramKey>,
): Promise<ProgramKey> {
  const { name: _name, ...others } = fields;
  if (siteIds || Object.values(others).some((value) => value !== undefined)) await mustBeFresh(ctx);
  return inTransaction(ctx, async (inner) => {
    const before = await holdForChange(inner, id);
    mustHold(inner, [...(fields.mayRead ?? []), ...(fields.mayWrite ?? [])]);
    const sitesBefore = await listSitesOf(inner.db, id);
    await changeKey(inner.db, inner.site.id, id, fields);
    if (siteIds) {
      // It acts in the name of its maker, on whose accounts nobody else decides.
      if (before.userId !== userIdOf(ctx.caller)) throw new Refusal('forbidden');
      await replaceSites(inner.db, id, await sitesOfCaller(inner, siteIds));
    }
    const said = Object.fromEntries(
      Object.keys(fields).map((name) => [name, before[name as keyof typeof before]]),
    );
    const after = await readKey(inner, id);
    noteChange(
      inner,
      targetOf(id),
      { ...said, ...(siteIds && { sites: sitesBefore }) },
      { ...fields, ...(siteIds && { sites: siteIds }) },
      after.name,
    );
    return after;
  });
}

/** Replaces the secret; the old one works on for `overlapHours`. Refuses with keyTakenBack one that was taken back. */
export async function rotateKey(
  ctx: Ctx,
  { id, overlapHours }: { id: number; overlapHours: number },
): Promise<Shown> {
  await mustBeFresh(ctx);
  return inTransaction(ctx, async (inner) => {
    const { db, now } = inner;
    const { name, takenBackAt, kind } = await holdForChange(inner, id);
    if (takenBackAt) throw new Refusal('keyTakenBack');
    await endReplaced(db, id, now);
    await endSecrets(db, id, new Date(now.getTime() + overlapHours * hourMs));
    noteChange(inner, targetOf(id), {}, { replaced: true, overlapHours }, name);
    return showSecret(inner, id, kind);
  });
}

/** Ends the secret that was replaced, at once. */
export function endOldKey(ctx: Ctx, { id }: { id: number }): Promise<ProgramKey> {
  return inTransaction(ctx, async (inner) => {
    const { name } = await mustFind(inner, id);
    await endReplaced(inner.db, id, inner.now);
    noteChange(inner, targetOf(id), { oldWorks: true }, { oldWorks: false }, name);
    return readKey(inner, id);
  });
}

/**
 * Takes a key back, of any maker and whatever it holds: who may manage colleagues must be able to stop one. A key of another site
 * that reaches this one ends here alone.
 */
export function takeBackKey(ctx: Ctx, { id }: { id: number }): Promise<ProgramKey> {
  return inTransaction(ctx, async (inner) => {
    const key = await readKey(inner, id);
    if (key.home.id !== inner.site.id) {
      await endReach(inner.db, inner.site.id, id);
      noteChange(inner, targetOf(id), { sites: [inner.site.id] }, { sites: [] }, key.name);
      return { ...key, state: 'takenBack', takenBackAt: inner.now.toISOString() };
    }
    const { name, takenBackAt } = await mustFind(inner, id);
    if (!takenBackAt) {
      await changeKey(inner.db, inner.site.id, id, { takenBackAt: inner.now });
      noteChange(inner, targetOf(id), { takenBack: false }, { takenBack: true }, name);
    }
    return readKey(inner, id);
  });
}

/** Gives a key back that was taken back within the last 24 hours; refuses an older one with keyTakenBack. */
export function giveBackKey(ctx: Ctx, { id }: { id: number }): Promise<ProgramKey> {
  return inTransaction(ctx, async (inner) => {
    const { name, takenBackAt } = await holdForChange(inner, id);
    if (takenBackAt) {
      if (inner.now.getTime() - takenBackAt.getTime() > givenBackHours * hourMs)
        throw new Refusal('keyTakenBack');
      await takeTurn(inner, 'program keys');
      if ((await countKeys(inner.db, inner.site.id)) >= mostKeys)
        throw new Refusal('tooManyRecords', { most: mostKeys });
      await changeKey(inner.db, inner.site.id, id, { takenBackAt: null });
      noteChange(inner, targetOf(id), { takenBack: true }, { takenBack: false }, name);
    }
    return readKey(inner, id);
  });
}

const targetOf = (id: number): string => `programKey ${id}`;

async function showSecret(ctx: Ctx, id: number, kind: KeyKind): Promise<Shown> {
  const { db, now } = ctx;
  const secret = newSecret(kind);
  await dropEnded(db, id, now);
  await insertSecret(db, { keyId: id, hash: secretHash(secret), tail: tailOf(secret), createdAt: now });
  return { key: await readKey(ctx, id), secret };
}

async function mustFind({ db, site }: Ctx, id: number): Promise<KeyRecord> {
  const row = await holdKey(db, site.id, id);
  if (!row) throw new Refusal('notFound');
  return row;
}

/**
 * A key that the caller may make stronger or get the secret of. Refuses with forbidden one that may do what they may not, and
 * one of somebody else that works on other sites too: there the accounts of its maker open what the caller's may not.
 */
async function holdForChange(ctx: Ctx, id: number): Promise<KeyRecord> {
  const row = await mustFind(ctx, id);
  mustHold(ctx, [...row.mayRead, ...row.mayWrite] as Permission[]);
  const isOwn = row.userId === userIdOf(ctx.caller);
  const sites = isOwn ? [] : await listSitesOf(ctx.db, id);
  if (sites.some((one) => one !== ctx.site.id)) throw new Refusal('forbidden');
  return row;
}

/**
 * The caller's own account on each of these sites. Refuses with notFound a site where they have none that is joined, and with
 * siteAsksSecondFactor one that wants more than this login showed.
 */
async function sitesOfCaller(ctx: Ctx, siteIds: readonly number[]) {
  const own = { siteId: ctx.site.id, userId: userIdOf(ctx.caller), isOpen: true };
  const others = siteIds.some((one) => one !== ctx.site.id) ? await joinedSites(ctx) : [];
  const found = siteIds.map((siteId) => {
    const one = siteId === ctx.site.id ? own : others.find((other) => other.siteId === siteId);
    if (!one) throw new Refusal('notFound');
    if (!one.isOpen) throw new Refusal('siteAsksSecondFactor');
    return { siteId, userId: one.userId };
  });
  for (const { siteId, userId } of found) {
    // At home the endpoint has asked for it: who may not make keys on a site makes none for it elsewhere.
    const mayMake =
      siteId === ctx.site.id || (await readPermissions(ctx.db, siteId, userId)).includes('staff.edit');
    if (!mayMake) throw new Refusal('forbidden');
  }
  return found;
}
