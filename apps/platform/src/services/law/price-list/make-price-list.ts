import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { shopDay } from '@izlog/contract/ecommerce/taxes/tax-rule';
import type { Ctx } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { readOptions } from '#platform/services/settings/index.ts';
import {
  findPublished,
  lastNumber,
  listSitesWithout,
  putPublished,
  takeOutBefore,
} from './price-list.queries.ts';
import { priceListCsv } from './price-list-csv.ts';

const job = 'price-lists';

/** Registers the job that publishes the price list of each day soon after midnight, and takes old ones out of the archive. */
export function definePriceListJob(kernel: Kernel): void {
  kernel.jobs.define(job, () => makePriceLists(kernel, new Date()), '*/5 * * * *');
}

/** Makes the list of the day for each site that publishes them and has none yet. */
export async function makePriceLists(kernel: Kernel, now: Date): Promise<void> {
  for (const siteId of await listSitesWithout(kernel.database, shopDay(now))) {
    const ctx = await jobContext(kernel, siteId, job, now);
    if (ctx) await makePriceList(kernel, ctx);
  }
}

const options = [
  'PriceList',
  'AnchorDate',
  'PriceListDays',
  'CompanyStreet',
  'CompanyTown',
  'InvoicePremises',
] as const;

/** Makes and publishes the list of the day, once; with what memory some hundreds of products need, and the compressed file. */
export async function makePriceList(kernel: Kernel, ctx: Ctx): Promise<void> {
  const day = shopDay(ctx.now);
  if (await findPublished(ctx, day)) return;
  const set = await readOptions(ctx, options);
  const text = (key: (typeof options)[number]) => set.get(key)?.trim() ?? '';
  const count = { products: 0, unanchored: 0 };
  const lines = priceListCsv(
    ctx,
    { isAll: text('PriceList') === 'all', anchorDay: text('AnchorDate') },
    count,
  );
  const number = (await lastNumber(ctx)) + 1;
  // Of two processes that make it at once the second takes back its own file only.
  const storageKey = `price-lists/${ctx.site.id}/${day}-${randomUUID()}.csv.gz`;
  await kernel.storage.put(storageKey, await buffer(Readable.from(lines).pipe(createGzip())));
  const place = [text('CompanyStreet'), text('CompanyTown')].filter(Boolean).join(' ');
  const fileName = fileNameOf([
    'Internetska trgovina',
    place,
    text('InvoicePremises'),
    String(number),
    ...stampOf(ctx.now),
  ]);
  const isFirst = await putPublished(ctx, {
    siteId: ctx.site.id,
    day,
    number,
    fileName,
    storageKey,
    ...count,
    createdAt: ctx.now,
  });
  if (!isFirst) await kernel.storage.delete(storageKey);
  const days = Number(text('PriceListDays'));
  const oldest = shopDay(new Date(ctx.now.getTime() - days * 86_400_000));
  for (const key of await takeOutBefore(ctx, oldest)) await kernel.storage.delete(key);
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zagreb',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `29.11.2026` and `07-05`. */
function stampOf(at: Date): [day: string, time: string] {
  const [day = '', time = ''] = clock.format(at).split(', ');
  return [day.replaceAll('/', '.'), time.replace(':', '-')];
}

/** Kind and address of the shop, its mark, number of the list, day and time, as the decision asks; nothing that no file may hold. */
const fileNameOf = (parts: readonly string[]): string =>
  `${parts
    .map((part) =>
      part
        .replaceAll(/[,"\\/:*?<>|\p{C}]/gu, '-')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .join(',')}.csv`;
