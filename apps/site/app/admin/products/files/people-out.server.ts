import { newsletterFilter } from '@izlog/contract/marketing/newsletter-filter';
import { filterCustomers } from '@izlog/contract/user/customer-staff';
import { notFound } from '../../../platform-client/errors/not-found.ts';
import type { SiteContext } from '../../../platform-client/site-context.ts';
import { sayer } from '../say-and-go.server.ts';
import { csvFile } from './csv-file.ts';

/** Entries that are asked for at a time. */
const page = 100;

/** Customers or subscribers as a file for a spreadsheet. */
export async function peopleFile(site: SiteContext, what: string): Promise<Response> {
  const say = sayer(site);
  const day = new Date().toISOString().slice(0, 10);
  if (what === 'customers') {
    const rows = [
      [
        'ID',
        say('customers.name'),
        'E-mail',
        say('customers.city'),
        'Country',
        'Orders',
        say('customers.spent'),
        'Currency',
        'Newsletter',
      ],
    ];
    for await (const one of customersOf(site))
      rows.push([
        String(one.id),
        one.name,
        one.email,
        one.city,
        one.country,
        String(one.orders),
        String(one.spent),
        one.currency.iso,
        String(one.hasNewsletter),
      ]);
    return csvFile(rows, `kupci-${day}.csv`);
  }
  if (what !== 'subscribers') throw notFound();
  const rows = [['E-mail', 'Language', 'State', 'Since', 'Confirmed']];
  for await (const one of subscribersOf(site))
    rows.push([one.email, one.language, one.state, one.created_at, one.confirmed_at ?? '']);
  return csvFile(rows, `pretplatnici-${day}.csv`);
}

async function* customersOf(site: SiteContext) {
  for (let at = 1; ; at++) {
    const { records } = await site.call(filterCustomers, { page: at, limit: page, sort: 'createdAt' });
    yield* records;
    if (records.length < page) return;
  }
}

async function* subscribersOf(site: SiteContext) {
  for (let at = 1; ; at++) {
    const { records } = await site.call(newsletterFilter, { page: at, limit: page });
    yield* records;
    if (records.length < page) return;
  }
}
