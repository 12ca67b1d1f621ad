import { listBulkRefused } from '@izlog/contract/product/record/product-bulk';
import { notFound, orNotFound } from '../../../platform-client/errors/not-found.ts';
import type { SiteContext } from '../../../platform-client/site-context.ts';
import { csvFile } from '../files/csv-file.ts';
import { sayer } from '../say-and-go.server.ts';
import { reasonWords } from './bulk-words.tsx';

/** The products that a change leaves alone with the reason, so that they can be put right and taken in again. */
export async function refusedFile(site: SiteContext, id: string): Promise<Response> {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound();
  const say = sayer(site);
  const rows: string[][] = [
    ['ID', say('products.sku'), say('products.name'), say('products.bulkBefore'), say('products.bulkReason')],
  ];
  let after: number | null = 0;
  while (after !== null) {
    const page: Awaited<ReturnType<typeof asked>> = await asked(site, id, after);
    for (const { productId, sku, name, before, reason } of page.lines)
      rows.push([
        String(productId),
        sku ?? '',
        name,
        Array.isArray(before) ? before.join(' ') : String(before ?? ''),
        say(reasonWords[reason]),
      ]);
    after = page.next;
  }
  return csvFile(rows, `izostavljeni-${id}.csv`);
}

const asked = (site: SiteContext, id: string, after: number) =>
  orNotFound(site.call(listBulkRefused, { id: Number(id), after }));
