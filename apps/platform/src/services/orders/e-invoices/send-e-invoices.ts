import { type AccessPoint, AccessPointRefused, AccessPointUnreachable, type DocumentState } from 'e-invoice';
import type { Ctx } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { zagrebClock } from '../documents/ubl/zagreb-clock.ts';
import { readSeller } from '../placing/seller.ts';
import { openMojEracun } from './access-points.ts';
import {
  listSitesByHand,
  listSitesToSend,
  sendJob,
  type TakenEInvoice,
  takeDueEInvoice,
  updateEInvoice,
  wakeByHand,
} from './e-invoice.queries.ts';

const minute = 60_000;
/** How long an e-invoice is left to the process that took it: longer than a try can take. */
const taken = 3 * minute;
const longestWait = 6 * 60 * minute;
/** So long is asked what became of a document that was handed over. */
const patience = 30 * 24 * 60 * minute;

/** Registers the job that sends: right after an issue, and each minute what waits. */
export function defineSending(kernel: Kernel): void {
  kernel.jobs.define<{ siteId?: number }>(
    sendJob,
    async ({ siteId }) => {
      if (siteId === undefined) await wakeForPoint(kernel);
      const sites = siteId === undefined ? await listSitesToSend(kernel.database.db, new Date()) : [siteId];
      for (const site of sites) await sendDue(kernel, site);
    },
    '* * * * *',
    { everySeconds: 1 },
  );
}

/** What waits for a person's hands goes by itself once the shop has an access point. */
async function wakeForPoint(kernel: Kernel): Promise<void> {
  for (const siteId of await listSitesByHand(kernel.database.db)) {
    const ctx = await jobContext(kernel, siteId, sendJob, new Date());
    if (ctx && (await readSeller(ctx)).invoicing.eInvoices === 'mojEracun') await wakeByHand(ctx);
  }
}

/**
 * Hands over what of a site is due and asks what became of the rest, one after the other, until nothing is due or the access
 * point does not answer: then all waits for a later minute (FISC-05). A process that dies in between leaves an e-invoice that is
 * taken again later; before it is sent again the access point is asked whether it has it.
 */
export async function sendDue(kernel: Kernel, siteId: number, clock = () => new Date()): Promise<void> {
  for (;;) {
    const ctx = await jobContext(kernel, siteId, sendJob, clock());
    const due = ctx && (await takeDueEInvoice(ctx, new Date(ctx.now.getTime() + taken)));
    if (!ctx || !due) return;
    if (!(await move(kernel, ctx, due))) return;
  }
}

/** One step of one e-invoice. Returns whether others are worth a try now. */
async function move(kernel: Kernel, ctx: Ctx, due: TakenEInvoice): Promise<boolean> {
  const { row } = due;
  const { invoicing } = await readSeller(ctx);
  // What was tried before is looked for, no matter who carries it later: its answer may have been lost. This take is no try.
  const attempts = row.attempts > 1 ? 1 : 0;
  if (row.state === 'waiting' && invoicing.eInvoices === 'hand') {
    await updateEInvoice(ctx, row.id, { point: 'hand', nextAt: null, attempts, error: null });
    return true;
  }
  // What was handed over is asked after at whom it was handed to, whatever the shop uses now.
  const isOff = row.state === 'waiting' && invoicing.eInvoices === 'off';
  const point = isOff ? undefined : await openMojEracun(kernel, ctx, 'live');
  if (!point) {
    // The owner who sets it up does not wait for what was tried in vain.
    const nextAt = new Date(ctx.now.getTime() + 5 * minute);
    await updateEInvoice(ctx, row.id, { nextAt, attempts, error: isOff ? 'noPoint' : 'noAccount' });
    return true;
  }
  try {
    if (row.state === 'waiting') await handOver(ctx, point, due);
    else await askAfter(ctx, point, due);
    return true;
  } catch (failure) {
    if (failure instanceof AccessPointRefused) {
      await refused(ctx, due, failure.message);
      return true;
    }
    if (!(failure instanceof AccessPointUnreachable)) throw failure;
    await later(ctx, due, failure.message);
    return false;
  }
}

/** Hands it over, once: what was tried before is looked for first, for its answer may be what was lost. */
async function handOver(
  ctx: Ctx,
  point: AccessPoint,
  { row, number, issuedAt }: TakenEInvoice,
): Promise<void> {
  const document = { number, issued: zagrebClock(issuedAt).day, xml: row.xml ?? '' };
  const known = row.attempts > 1 ? await point.find(document) : undefined;
  const remoteId = known ?? (await point.send(document));
  await updateEInvoice(ctx, row.id, {
    state: 'sent',
    point: 'mojEracun',
    remoteId,
    sentAt: ctx.now,
    fiscal: 'waiting',
    attempts: 0,
    nextAt: new Date(ctx.now.getTime() + minute),
    error: null,
  });
}

async function askAfter(ctx: Ctx, point: AccessPoint, { row }: TakenEInvoice): Promise<void> {
  const found = await point.stateOf(row.remoteId ?? '');
  const state = stateOf(row.state, found);
  const fiscal = found.fiscal?.state ?? row.fiscal;
  const isEnd = state === 'refused' || (state === 'delivered' && fiscal !== 'waiting');
  const isGivenUp = ctx.now.getTime() - (row.sentAt ?? ctx.now).getTime() > patience;
  await updateEInvoice(ctx, row.id, {
    state,
    fiscal,
    deliveredAt: state === 'delivered' ? (row.deliveredAt ?? ctx.now) : null,
    nextAt: isEnd || isGivenUp ? null : new Date(ctx.now.getTime() + waitAfter(row.attempts)),
    error: found.fiscal?.reason ?? (state === 'refused' ? found.state : null),
  });
}

function stateOf(now: TakenEInvoice['row']['state'], { state }: DocumentState) {
  if (state === 'delivered') return 'delivered';
  if (state === 'failed' || state === 'cancelled') return 'refused';
  return now;
}

async function refused(ctx: Ctx, { row }: TakenEInvoice, error: string): Promise<void> {
  ctx.log.warn({ document: row.documentId }, 'the access point refused an e-invoice');
  await updateEInvoice(ctx, row.id, {
    state: 'refused',
    point: 'mojEracun',
    nextAt: null,
    error: error.slice(0, 500),
  });
}

async function later(ctx: Ctx, { row }: TakenEInvoice, error: string): Promise<void> {
  ctx.log.warn(
    { document: row.documentId, attempts: row.attempts },
    'an e-invoice waits for the access point',
  );
  await updateEInvoice(ctx, row.id, {
    nextAt: new Date(ctx.now.getTime() + waitAfter(row.attempts)),
    error: error.slice(0, 500),
  });
}

/** One minute after the first try, then twice as long each time, at most six hours. */
export const waitAfter = (attempts: number): number =>
  Math.min(minute * 2 ** Math.min(attempts - 1, 20), longestWait);
