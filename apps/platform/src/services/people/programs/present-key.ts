import { type Permission, permissions } from '@izlog/contract/permissions';
import type { ProgramKey } from '@izlog/contract/user/programs/program-keys';
import { programOf } from '#platform/kernel/access/caller.ts';
import { rightsOfKey } from '#platform/kernel/access/program-access.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { mayBy } from '../staff/default-roles.ts';
import { findKeyById } from './program-call.queries.ts';
import { listKeys } from './program-key.queries.ts';

/** All keys of the site, those that work first. */
export async function filterKeys({ db, site, now }: Ctx): Promise<{ records: ProgramKey[] }> {
  return { records: (await listKeys(db, site.id, now)).map(presentKey) };
}

/** One key of the site; refuses with notFound. */
export async function readKey({ db, site, now }: Ctx, id: number): Promise<ProgramKey> {
  const [row] = await listKeys(db, site.id, now, id);
  if (!row) throw new Refusal('notFound');
  return presentKey(row);
}

/** What the calling program may do here now; refuses people with notFound: they have no key. */
export async function readOwnKey({ db, site, now, caller }: Ctx) {
  const program = programOf(caller);
  const key = program && (await findKeyById(db, program.id, site.id, now));
  if (!key) throw new Refusal('notFound');
  const scope = { mayRead: key.may_read, mayWrite: key.may_write };
  const makers = mayBy(key.granted);
  return {
    name: key.name,
    site: { id: site.id, name: site.name },
    mayRead: rightsOfKey(scope, makers, true),
    mayWrite: rightsOfKey(scope, makers, false),
    proposes: key.proposes,
    endsOn: key.ends_on,
    callsPerMinute: key.calls_per_minute,
  };
}

type Row = Awaited<ReturnType<typeof listKeys>>[number];

function presentKey({ granted, maker, makerId, isMakerThere, isOver, createdAt, ...row }: Row): ProgramKey {
  const held = mayBy(granted);
  const mayRead = known(row.mayRead);
  const mayWrite = known(row.mayWrite);
  return {
    ...row,
    state: row.takenBackAt ? 'takenBack' : isOver ? 'ended' : isMakerThere ? 'works' : 'makerGone',
    mayRead,
    mayWrite,
    lost: permissions.filter((one) => [...mayRead, ...mayWrite].includes(one) && !held.includes(one)),
    madeBy: { id: makerId, name: maker },
    created_at: instant(createdAt),
    takenBackAt: instantOr(row.takenBackAt),
    secrets: row.secrets.map(({ tail, createdAt: made, endsAt, usedAt }) => ({
      tail,
      created_at: instant(made),
      endsAt: instantOr(endsAt),
      usedAt: instantOr(usedAt),
    })),
    usedAt: instantOr(row.usedAt),
  };
}

/** Rights as they were stored: a right that this version does not know opens nothing and is left out. */
const known = (stored: readonly string[]): Permission[] => permissions.filter((one) => stored.includes(one));

const instant = (text: string): string => new Date(text).toISOString();
const instantOr = (text: string | null): string | null => (text === null ? null : instant(text));
