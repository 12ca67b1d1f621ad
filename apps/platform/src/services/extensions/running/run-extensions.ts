import { randomUUID } from 'node:crypto';
import type { Transport } from '@izlog/contract/client';
import { rightsOfKind } from '@izlog/contract/events/event-declaration';
import { shopEvents } from '@izlog/contract/events/shop-events';
import { extensionFaultMinutes, mostExtensionFaults } from '@izlog/contract/settings/extensions';
import type { FastifyBaseLogger } from 'fastify';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { readOn } from '#platform/services/events/index.ts';
import {
  type ExtensionRow,
  giveBack,
  insertFault,
  listDue,
  storeCursor,
  storeJobAt,
  storeOff,
  storeRest,
  takeRow,
} from '../extension.queries.ts';
import { openKey } from '../extension-key.ts';
import type { LoadedExtension } from '../loading/load-extensions.ts';
import { eventsOf, type Manifest } from '../loading/manifest.ts';
import { EndedBeside, ExtensionFault } from '../process/call-terms.ts';
import { answerExtension } from './answer-extension.ts';
import { dueJobs } from './due-jobs.ts';

const second = 1000;
/** Time of an event and of a job; longer ones are ended with the process of the extension. */
const eventMs = 10 * second;
const jobMs = 60 * second;
/** An extension is one process's for this long from its last event, or its job. */
const takenSeconds = 90;
/** Events of one turn: others want to be served too. */
const atOnce = 50;
/** How long one rests after a fault, before the same event comes again. */
const restMs = 5 * second;
/** A cursor that only moved on over what others hear of is written down this often. */
const movedMs = 60 * second;

/** What runs extensions in a process that works. */
export interface ExtensionLook {
  /** Looks for what waits and begins to tell it; one that is at it holds no other up. */
  look(): Promise<void>;
  /** Waits until nobody is at it. */
  running(): Promise<void>;
  /** Ends all of them: what was begun is told again by the next one. */
  settled(): Promise<void>;
}

/**
 * Tells extensions what happened and lets their jobs run, site by site. All of it comes after what it is about was committed,
 * and in another process: nothing that an extension does reaches a sale (DOOR-09).
 */
export function createLook(
  kernel: Kernel,
  shop: Transport,
  extensions: readonly LoadedExtension[],
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  { clock = () => new Date(), times = { eventMs, jobMs } } = {},
): ExtensionLook {
  const by = randomUUID();
  const { db } = kernel.database;
  const running = new Map<number, Promise<void>>();
  let isEnding = false;
  const active = extensions.filter(
    ({ manifest }) => manifest && (eventsOf(manifest).length > 0 || Object.keys(manifest.jobs).length > 0),
  );
  /** Where a cursor has moved on to without an event, since when that is not written down. */
  const moved = new Map<number, { from: string | null; to: string; at: number }>();
  return {
    async look() {
      if (active.length === 0) return;
      const rows = await listDue(
        db,
        active.map(({ name }) => name),
        clock(),
      );
      for (const row of rows) {
        const extension = active.find(({ name }) => name === row.name);
        if (!extension?.manifest || running.has(row.id)) continue;
        if (!(await hasWork(row, extension.manifest))) continue;
        const turn = serve(row.id, extension, extension.manifest)
          .catch((error: unknown) =>
            log.error({ err: error, extension: row.name }, 'an extension could not be run'),
          )
          .finally(() => running.delete(row.id));
        running.set(row.id, turn);
      }
    },
    running: untilDone,
    async settled() {
      isEnding = true;
      for (const { runner } of active) runner.close();
      await untilDone();
    },
  };

  async function untilDone(): Promise<void> {
    while (running.size > 0) await Promise.all(running.values());
  }

  /** Whether anything waits; a cursor moves on in memory, so that nobody reads again what is not for it. */
  async function hasWork(row: ExtensionRow, manifest: Manifest): Promise<boolean> {
    const now = clock();
    if (dueJobs(manifest, row.jobs, { onSince: row.stateAt, now }).length > 0) return true;
    if (eventsOf(manifest).length === 0) return false;
    const known = moved.get(row.id);
    const from = known?.from === row.cursor ? known : { from: row.cursor, to: row.cursor, at: now.getTime() };
    const { events, cursor } = await readNext(row.siteId, manifest, from.to, 1);
    if (events.length > 0) return true;
    moved.set(row.id, { ...from, to: cursor });
    if (now.getTime() - from.at < movedMs) return false;
    // Within a lease, as another process that runs it writes it too.
    const held = await takeRow(db, row.id, { by, now, seconds: 5 });
    if (held?.cursor === row.cursor) await storeCursor(db, row.id, cursor);
    if (held) await giveBack(db, row.id, by);
    moved.delete(row.id);
    return false;
  }

  function readNext(siteId: number, manifest: Manifest, cursor: string | null, limit: number) {
    const names = eventsOf(manifest);
    return readOn(db, { siteId, names, versions: manifest.versions }, cursor, { limit, now: clock() });
  }

  async function serve(id: number, extension: LoadedExtension, manifest: Manifest): Promise<void> {
    const row = await takeRow(db, id, { by, now: clock(), seconds: takenSeconds });
    if (!row) return;
    try {
      if (!(await mayRun(row, manifest))) return await switchOff(row, 'rights');
      for (const job of dueJobs(manifest, row.jobs, { onSince: row.stateAt, now: clock() })) {
        if (isEnding) return;
        await storeJobAt(db, id, job, clock());
        const work = { do: 'job' as const, siteId: row.siteId, job };
        if (!(await run(row, extension, `job ${job}`, work, times.jobMs))) return;
      }
      await tellEvents(row, extension, manifest);
    } finally {
      await giveBack(db, id, by);
    }
  }

  async function tellEvents(
    row: ExtensionRow,
    extension: LoadedExtension,
    manifest: Manifest,
  ): Promise<void> {
    if (eventsOf(manifest).length === 0) return;
    const { events, cursor } = await readNext(row.siteId, manifest, row.cursor, atOnce);
    for (const { name, message, cursor: after } of events) {
      if (isEnding) return;
      // Its time begins again with each event; a process that lost it meanwhile stops.
      if (!(await takeRow(db, row.id, { by, now: clock(), seconds: takenSeconds }))) return;
      const work = { do: 'event' as const, siteId: row.siteId, event: message };
      if (!(await run(row, extension, `on ${name}`, work, times.eventMs))) return;
      await storeCursor(db, row.id, after);
    }
    if (events.length > 0 || row.cursor === null) await storeCursor(db, row.id, cursor);
  }

  /** Runs one call; whether the next one may follow. */
  async function run(
    row: ExtensionRow,
    { runner }: LoadedExtension,
    place: string,
    work: Parameters<LoadedExtension['runner']['run']>[0],
    timeoutMs: number,
  ): Promise<boolean> {
    let refused: ExtensionFault | undefined;
    let isKeyGone = false;
    const answer = answerExtension(
      kernel,
      shop,
      { secret: openKey(kernel.secrets, row), hosts: row.hosts },
      (fault, gone) => {
        refused ??= fault;
        isKeyGone ||= gone;
      },
    );
    let thrown: unknown;
    try {
      await runner.run(work, { timeoutMs, answer });
    } catch (error) {
      thrown = error;
    }
    if (isKeyGone) {
      await switchOff(row, 'rights');
      return false;
    }
    const fault = refused ?? thrown;
    if (fault === undefined) return true;
    if (fault instanceof EndedBeside) {
      await storeRest(db, row.id, new Date(clock().getTime() + second));
      return false;
    }
    if (!(fault instanceof ExtensionFault)) throw fault;
    await takeFault(row, place, fault);
    // What it did not declare was refused, and it went on by itself: the event is heard.
    return (
      thrown === undefined &&
      (await takeRow(db, row.id, { by, now: clock(), seconds: takenSeconds })) !== undefined
    );
  }

  async function takeFault(
    row: ExtensionRow,
    place: string,
    { kind, message, output }: ExtensionFault,
  ): Promise<void> {
    const at = clock();
    const { siteId, name } = row;
    const said = { kind, place, message: storable(message, 500), output: storable(lastLines(output), 4000) };
    log.warn({ extension: name, siteId, kind, place }, 'a call to an extension was ended');
    const count = await insertFault(db, { siteId, name, at, ...said }, row.stateAt, extensionFaultMinutes);
    if (count >= mostExtensionFaults) await switchOff(row, 'faults');
    else await storeRest(db, row.id, new Date(at.getTime() + restMs));
  }

  /** Whether its key still opens what it hears of; without events, whether it opens anything. */
  async function mayRun(row: ExtensionRow, manifest: Manifest): Promise<boolean> {
    if (row.keyId === null || !isReadable(row)) return false;
    const kinds = [...new Set(eventsOf(manifest).map((name) => shopEvents[name].kind))];
    for (const needs of kinds.length > 0 ? kinds.map((kind) => rightsOfKind[kind]) : [[]])
      if (!(await kernel.programs.holds(row.keyId, row.siteId, needs, clock()))) return false;
    return true;
  }

  /** False under another APP_SECRET than the key was kept under. */
  function isReadable(row: ExtensionRow): boolean {
    try {
      return openKey(kernel.secrets, row) !== '';
    } catch {
      return false;
    }
  }

  async function switchOff(row: ExtensionRow, why: 'faults' | 'rights'): Promise<void> {
    const off = await storeOff(db, row, why, clock());
    if (!off) return;
    log.warn({ extension: row.name, siteId: row.siteId, why }, 'an extension was switched off');
    const ctx = await jobContext(kernel, row.siteId, 'extensions', clock());
    if (ctx && off.keyId !== null) await kernel.programs.takeBack(ctx, off.keyId);
  }
}

/** What the database can hold. */
const storable = (text: string, most: number): string =>
  text.toWellFormed().replaceAll('\0', '').slice(0, most);

/** Of what it wrote to the log, as much as somebody reads. */
const lastLines = (text: string): string =>
  text
    .split('\n')
    .slice(-30)
    .map((line) => line.slice(0, 300))
    .join('\n');
