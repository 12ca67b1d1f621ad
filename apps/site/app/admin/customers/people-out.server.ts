import { filterCustomers } from '@izlog/contract/user/customer-staff';
import { listPeople, type PeopleKind, peopleColumns, peopleKinds } from '@izlog/contract/user/people-files';
import { notFound } from '../../platform-client/errors/not-found.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { csvFile } from '../products/files/csv-file.ts';

/** Entries that are asked for at a time. */
const page = 100;

/** What a customer bought, for people who read the file; it is left alone when it comes back in. */
const figures = ['id', 'kind', 'city', 'country', 'orders', 'spent', 'currency', 'newsletter'];

/** Customers or subscribers as a file for a spreadsheet, which comes back in as it went out. */
export async function peopleFile(site: SiteContext, asked: string): Promise<Response> {
  const what = peopleKinds.find((one) => one === asked);
  if (!what) throw notFound();
  const day = new Date().toISOString().slice(0, 10);
  const columns: readonly (keyof Row)[] = peopleColumns[what];
  const bought = what === 'customers' ? await figuresOf(site) : new Map<number, string[]>();
  const rows = [[...columns, ...(what === 'customers' ? figures : [])]];
  for await (const row of rowsOf(site, what)) {
    // Whoever left an address at a checkout and bought nothing is no customer.
    if (what === 'customers' && !bought.has(row.id)) continue;
    rows.push([...columns.map((name) => String(row[name])), ...(bought.get(row.id) ?? [])]);
  }
  return csvFile(rows, `${what === 'customers' ? 'kupci' : 'pretplatnici'}-${day}.csv`);
}

type Row = Awaited<ReturnType<typeof askRows>>['rows'][number];

const askRows = (site: SiteContext, what: PeopleKind, after: number) =>
  site.call(listPeople, { what, after });

async function* rowsOf(site: SiteContext, what: PeopleKind): AsyncGenerator<Row> {
  let after: number | null = 0;
  while (after !== null) {
    const { rows, next }: Awaited<ReturnType<typeof askRows>> = await askRows(site, what, after);
    yield* rows;
    after = next;
  }
}

async function figuresOf(site: SiteContext): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>();
  for (let at = 1; ; at++) {
    const { records } = await site.call(filterCustomers, { page: at, limit: page, sort: 'createdAt' });
    for (const { id, kind, city, country, orders, spent, currency, hasNewsletter } of records)
      found.set(id, [
        String(id),
        kind,
        city,
        country,
        String(orders),
        String(spent),
        currency.iso,
        String(hasNewsletter),
      ]);
    if (records.length < page) return found;
  }
}
