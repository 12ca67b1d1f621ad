import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { permissions } from '@izlog/contract/permissions';
import type {
  ExtensionState,
  getExtension as getEndpoint,
  listExtensions as listEndpoint,
  ShownExtension,
  ShownWords,
} from '@izlog/contract/settings/extensions';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { readOn } from '#platform/services/events/index.ts';
import { listFaults, listRows, type StandingRow } from './extension.queries.ts';
import { heldExtensions } from './held-extensions.ts';
import type { LoadedExtension } from './loading/load-extensions.ts';
import { eventsOf } from './loading/manifest.ts';

const mostFaults = 20;
const mostBehind = 100;

/** What needs somebody comes first. */
const order: readonly ExtensionState[] = ['missing', 'broken', 'newer', 'off', 'new', 'on'];

/** Extensions of the installation, and how they stand on the site; see the endpoint. */
export async function listExtensions(ctx: Ctx): Promise<EndpointAnswer<typeof listEndpoint>> {
  const [loaded, rows] = await Promise.all([
    ctx.held.get(heldExtensions).loaded,
    listRows(ctx.db, ctx.site.id, ctx.now),
  ]);
  // One that is off and gone is nobody's concern.
  const gone = rows.filter((row) => row.state === 'on' && !loaded.some(({ name }) => name === row.name));
  const shown = await Promise.all([
    ...loaded.map((one) =>
      presented(
        ctx,
        one.name,
        one,
        rows.find(({ name }) => name === one.name),
      ),
    ),
    ...gone.map((row) => presented(ctx, row.name, undefined, row)),
  ]);
  const place = ({ state, offReason, wants }: ShownExtension) =>
    order.indexOf(state) - (offReason || wants.length > 0 ? order.length : 0);
  return {
    extensions: shown.sort((one, other) => place(one) - place(other) || (one.name < other.name ? -1 : 1)),
  };
}

/** One of them with its last faults; see the endpoint. */
export async function getExtension(
  ctx: Ctx,
  { name }: { name: string },
): Promise<EndpointAnswer<typeof getEndpoint>> {
  const { extensions } = await listExtensions(ctx);
  const extension = extensions.find((one) => one.name === name);
  if (!extension) throw new Refusal('notFound');
  const faults = await listFaults(ctx.db, ctx.site.id, name, mostFaults);
  return { extension, faults: faults.map((one) => ({ ...one, at: new Date(one.at).toISOString() })) };
}

async function presented(
  ctx: Ctx,
  name: string,
  loaded: LoadedExtension | undefined,
  row: StandingRow | undefined,
): Promise<ShownExtension> {
  const manifest = loaded?.manifest;
  const words = Object.entries(manifest?.words ?? {}) as Array<[string, ShownWords]>;
  const state = stateOf(loaded, row);
  return {
    name,
    version: manifest?.version ?? null,
    maker: manifest?.maker ?? '',
    words: Object.fromEntries(words),
    state,
    stateAt: row?.stateAt.toISOString() ?? null,
    offReason: state === 'off' ? (row?.offReason ?? null) : null,
    reason: loaded?.reason ?? '',
    reads: manifest?.rights.reads ?? [],
    writes: manifest?.rights.writes ?? [],
    hosts: manifest?.rights.hosts ?? [],
    events: manifest ? eventsOf(manifest) : [],
    jobs: Object.entries(manifest?.jobs ?? {}).map(([job, said]) => ({
      name: job,
      everyMinutes: 'everyMinutes' in said ? said.everyMinutes : null,
      dailyAt: 'dailyAt' in said ? said.dailyAt : null,
    })),
    wants: state === 'on' && row ? wantsOf(loaded, row) : [],
    givenBy: state === 'on' ? (row?.givenBy ?? null) : null,
    behind: state === 'on' ? await countBehind(ctx, loaded, row) : 0,
    faultsToday: row?.faultsToday ?? 0,
  };
}

function stateOf(loaded: LoadedExtension | undefined, row: StandingRow | undefined): ExtensionState {
  if (!loaded) return 'missing';
  if (loaded.state !== 'usable') return loaded.state;
  return row?.state ?? 'new';
}

/** What this version declares beyond what was given when it was switched on. */
function wantsOf(loaded: LoadedExtension | undefined, row: StandingRow): string[] {
  const { reads = [], writes = [], hosts = [] } = loaded?.manifest?.rights ?? {};
  const missing = permissions.filter(
    (one) =>
      (writes.some((right) => right === one) && !row.mayWrite.includes(one)) ||
      (reads.some((right) => right === one) && !row.mayRead.includes(one) && !row.mayWrite.includes(one)),
  );
  return [...missing, ...hosts.filter((host) => !row.hosts.includes(host))];
}

async function countBehind(
  { db, now }: Ctx,
  loaded: LoadedExtension | undefined,
  row: StandingRow | undefined,
): Promise<number> {
  const manifest = loaded?.manifest;
  if (!manifest || !row || eventsOf(manifest).length === 0) return 0;
  const asked = { siteId: row.siteId, names: eventsOf(manifest), versions: manifest.versions };
  return (await readOn(db, asked, row.cursor, { limit: mostBehind, now })).events.length;
}
