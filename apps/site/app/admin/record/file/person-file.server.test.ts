import { exportOrders } from '@izlog/contract/ecommerce/orders/order-staff';
import { expect, test } from 'vitest';
import { personFile } from './person-file.server.ts';

/** A platform that answers so, and what it was asked. */
function siteThat(answer: { status: number; text?: string; headers?: Record<string, string> }) {
  const asked: Record<string, unknown>[] = [];
  const ask = async (_endpoint: unknown, input: Record<string, unknown>) => {
    asked.push(input);
    return { headers: {}, text: '', ...answer };
  };
  return { asked, site: { ask } };
}

const csv = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="a.csv"',
};

test('[OFFICE-02] a file of the office is asked for people, and keeps the mark by which spreadsheets know its letters', async () => {
  const { asked, site } = siteThat({ status: 200, text: 'Broj;Stanje\n', headers: csv });

  const answer = await personFile(site, exportOrders, { search: 'x' });

  expect(asked).toEqual([{ reader: 'person', search: 'x' }]);
  expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe('\uFEFFBroj;Stanje\n');
  expect(Object.fromEntries(answer.headers)).toMatchObject({ ...csv, 'cache-control': 'private, no-store' });
  const bookkeeper = siteThat({ status: 200, text: '\uFEFFa\n', headers: csv });
  const own = await personFile(bookkeeper.site, exportOrders, { reader: 'accountant' });
  expect(bookkeeper.asked).toEqual([{ reader: 'accountant' }]);
  expect(Buffer.from(await own.arrayBuffer()).toString()).toBe('\uFEFFa\n');
});

test('[OFFICE-02] what the platform refuses is refused with its status', async () => {
  for (const [status, told] of [
    [404, 404],
    [403, 403],
    [0, 503],
  ])
    await expect(personFile(siteThat({ status: status ?? 0 }).site, exportOrders, {})).rejects.toMatchObject({
      init: { status: told },
    });
});
