import type { takeOrders as endpoint, OrderFileReason } from '@izlog/contract/ecommerce/orders/order-files';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { roundedIn } from '#platform/kernel/files/titled-table.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { listNotes } from '../desk/desk.queries.ts';
import { addNote, assign } from '../desk/order-desk.ts';
import { findOrder, type OrderRow } from '../order.queries.ts';
import { moveByHand, sendWhole } from '../staff/change-state.ts';
import { goneStateOf } from '../state/is-pickup.ts';
import { isGone } from '../state/order-stock.ts';
import { labelParcels } from './label-parcels.ts';
import { type OrderCells, readOrdersTable, stateIn } from './orders-table.ts';
import { RowRefused } from './row-refused.ts';

type Asked = EndpointParsed<typeof endpoint>;
type Fate = 'changed' | 'unchanged' | { reason: OrderFileReason };

/** Reasons that an answer has in words; the rest is counted. */
const mostReasons = 200;

/** Ends the transaction of a dry run, with what would have become of the row. */
class TakenBack extends Error {
  readonly fate: Fate;
  constructor(fate: Fate) {
    super('taken back');
    this.fate = fate;
  }
}

/**
 * Takes from a file what happened to orders that are there: parcels first, then the state, each row in a transaction of its
 * own by the operations of the order's screen, which a dry run takes back. No row makes an order or moves money.
 */
export async function takeOrders(
  kernel: Kernel,
  ctx: Ctx,
  { file, isDryRun, isQuiet }: Asked,
): Promise<EndpointReturn<typeof endpoint>> {
  const report: EndpointReturn<typeof endpoint> = { changed: 0, unchanged: 0, refused: 0, reasons: [] };
  const seen = new Set<string>();
  for (const { row, cells } of await readOrdersTable(file)) {
    const number = cells.number ?? '';
    const fate = seen.has(number)
      ? ({ reason: 'twice' } as const)
      : await takeRow(kernel, ctx, cells, { isDryRun, isQuiet });
    seen.add(number);
    if (typeof fate === 'string') report[fate]++;
    else {
      report.refused++;
      if (report.reasons.length < mostReasons)
        report.reasons.push({ row, number: number.slice(0, 40), reason: fate.reason });
    }
  }
  return report;
}

async function takeRow(
  kernel: Kernel,
  outer: Ctx,
  cells: OrderCells,
  { isDryRun, isQuiet }: Pick<Asked, 'isDryRun' | 'isQuiet'>,
): Promise<Fate> {
  // What is taken back, by a dry run or a refusal, does not stand in the log either.
  const noted = outer.changes?.length;
  try {
    return await inTransaction(outer, async (ctx) => {
      const fate = await change(kernel, ctx, cells, isQuiet);
      if (isDryRun) throw new TakenBack(fate);
      return fate;
    });
  } catch (error) {
    if (noted !== undefined) outer.changes?.splice(noted);
    if (error instanceof TakenBack) return error.fate;
    if (error instanceof RowRefused) return { reason: error.reason };
    if (!(error instanceof Refusal)) throw error;
    return { reason: isGone(error) ? 'stock' : 'move' };
  }
}

async function change(kernel: Kernel, ctx: Ctx, cells: OrderCells, isQuiet: boolean): Promise<Fate> {
  const slug = cells.number ?? '';
  if (roundedIn({ cells }) !== undefined) throw new RowRefused('rounded');
  if (slug === '' || slug.length > 40) throw new RowRefused('number');
  const order = await findOrder(ctx, slug, { lock: true });
  if (!order) throw new RowRefused('missing');
  const done = [
    await setTags(ctx, order, cells.tags ?? ''),
    await saveNote(ctx, order, cells.note ?? ''),
    await labelParcels(kernel, ctx, order, cells, isQuiet),
    await move(kernel, ctx, slug, cells.state ?? '', isQuiet),
  ];
  return done.includes(true) ? 'changed' : 'unchanged';
}

async function setTags(ctx: Ctx, { slug, tags: before }: OrderRow, cell: string): Promise<boolean> {
  if (cell === '') return false;
  const tags = [
    ...new Set(
      cell
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  ];
  if (tags.length > 20 || tags.some((tag) => tag.length > 40)) throw new RowRefused('tags');
  if (JSON.stringify(tags) === JSON.stringify(before)) return false;
  await assign(ctx, { slug, tags });
  return true;
}

/** A note that is there already is not written twice: the same file may come again. */
async function saveNote(ctx: Ctx, { id, slug }: OrderRow, text: string): Promise<boolean> {
  if (text === '') return false;
  if (text.length > 2000) throw new RowRefused('tooLong');
  if ((await listNotes(ctx, id)).some((note) => note.text === text)) return false;
  await addNote(ctx, { slug, text });
  return true;
}

async function move(
  kernel: Kernel,
  ctx: Ctx,
  slug: string,
  cell: string,
  isQuiet: boolean,
): Promise<boolean> {
  const order = cell === '' ? undefined : await findOrder(ctx, slug, { lock: true });
  if (!order) return false;
  const said = stateIn(cell);
  if (said === undefined) throw new RowRefused('state');
  const gone = goneStateOf(order);
  // A warehouse says "sent" of what is fetched, too.
  const to = said === 'sent' || said === 'readyForPickup' ? gone : said;
  if (to === order.state) return false;
  if (to === gone && order.attention) throw new RowRefused('attention');
  const isInHand = ['created', 'paid', 'processing'].includes(order.state);
  if (to === gone && isInHand) await sendWhole(kernel, ctx, order, isQuiet);
  else await moveByHand(kernel, ctx, order, { state: to, note: '', isQuiet });
  return true;
}
