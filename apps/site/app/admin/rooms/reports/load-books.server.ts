import { getBooksReport } from '@izlog/contract/ecommerce/reports/books';
import { getTaxReport } from '@izlog/contract/ecommerce/reports/sales-report';
import { shopDayOf } from '#site/admin/ground/frame/shop-day.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { type BooksView, daysOfBooks, periodsBefore } from './books-view.ts';

/** The books of the period that an address names; of the month before this one without. */
export async function loadBooks(site: SiteContext, url: URL): Promise<BooksView> {
  const { months, quarters } = periodsBefore(shopDayOf(Date.now()));
  const asked = url.searchParams.get('period') ?? '';
  const usual = months[1] ?? '';
  const chosen = daysOfBooks(asked) ? asked : usual;
  const days = daysOfBooks(chosen) ?? { from: '', to: '' };
  const [books, taxes] = await Promise.all([site.call(getBooksReport, days), site.call(getTaxReport, days)]);
  return {
    chosen,
    months: months.includes(chosen) || chosen.includes('Q') ? months : [chosen, ...months],
    quarters: quarters.includes(chosen) || !chosen.includes('Q') ? quarters : [chosen, ...quarters],
    ...days,
    books,
    taxes,
    isEmpty: url.searchParams.get('archive') === 'nothing',
  };
}
