import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { listItems, type OrderRow } from '../order.queries.ts';
import { listParcels } from '../parcels/parcel.queries.ts';
import { changeParcel, packParcel } from '../parcels/parcels.ts';
import { unpackedOf } from '../parcels/unpacked.ts';
import type { OrderCells } from './orders-table.ts';
import { RowRefused } from './row-refused.ts';

interface Label {
  carrier: string;
  trackingNumber: string;
  url: string | null;
}

/**
 * Writes carrier, number and link onto the parcels of an order, in their order; what is not packed yet goes into one.
 * One carrier is that of all parcels; numbers and links are one a parcel. Returns whether anything is other than before.
 */
export async function labelParcels(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  cells: Pick<OrderCells, 'carrier' | 'trackingNumber' | 'trackingUrl'>,
  isQuiet: boolean,
): Promise<boolean> {
  const said = {
    carrier: partsOf(cells.carrier),
    trackingNumber: partsOf(cells.trackingNumber),
    url: partsOf(cells.trackingUrl),
  };
  const lists = Object.values(said);
  if (lists.every((list) => list.length === 0)) return false;
  mustBeLabels(said);
  const parcels = (await listParcels(ctx, order.id)).filter(({ state }) => state !== 'returned');
  const unpacked = unpackedOf(await listItems(ctx, [order.id]), parcels);
  const count = parcels.length + (parcels.length === 0 ? 1 : 0);
  if (parcels.length === 0 && unpacked.length === 0) throw new RowRefused('nothing');
  const isForAll = said.carrier.length === 1;
  const fits = (list: readonly string[]) => list.length === 0 || list.length === count;
  if (!fits(said.trackingNumber) || !fits(said.url) || !(isForAll || fits(said.carrier)))
    throw new RowRefused('parcels');
  const labelAt = (at: number, before: Label): Label => ({
    carrier: said.carrier[isForAll ? 0 : at] ?? before.carrier,
    trackingNumber: said.trackingNumber[at] ?? before.trackingNumber,
    url: said.url[at] ?? before.url,
  });
  const { slug } = order;
  if (parcels.length === 0) {
    const label = mustBeWhole(labelAt(0, { carrier: '', trackingNumber: '', url: null }));
    // Of what left without a number the buyer hears now.
    const isSent = order.state === 'sent';
    await packParcel(kernel, ctx, { slug, lines: unpacked, isSent, note: '', isQuiet, ...label });
    return true;
  }
  let isChanged = false;
  for (const [at, { id, carrier, trackingNumber, url }] of parcels.entries()) {
    const before = { carrier, trackingNumber, url };
    const label = mustBeWhole(labelAt(at, before));
    if (JSON.stringify(label) === JSON.stringify(before)) continue;
    await changeParcel(kernel, ctx, { slug, id, note: '', isQuiet: true, ...label });
    isChanged = true;
  }
  return isChanged;
}

const partsOf = (cell = ''): string[] => (cell === '' ? [] : cell.split(';').map((part) => part.trim()));

function mustBeLabels({
  carrier,
  trackingNumber,
  url,
}: Record<'carrier' | 'trackingNumber' | 'url', string[]>) {
  if ([...carrier, ...trackingNumber].some((text) => text.length > 60)) throw new RowRefused('tooLong');
  if (
    url.some(
      (text) => text !== '' && (text.length > 500 || !/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)),
    )
  )
    throw new RowRefused('link');
}

/** A number without its carrier tells a buyer nothing. */
function mustBeWhole({ carrier, trackingNumber, url }: Label): Label {
  if (carrier === '' && (trackingNumber !== '' || url)) throw new RowRefused('carrier');
  return { carrier, trackingNumber, url: url === '' ? null : url };
}
