import type { EndpointParsed } from '@izlog/contract/endpoint';
import { toDecimal } from '@izlog/contract/money';
import { type PersonRow, peopleColumns, type peopleFile } from '@izlog/contract/user/people-files';
import type { FastifyReply } from 'fastify';
import type { Ctx } from '#platform/kernel/context.ts';
import { type SheetColumn, type SheetWords, sendSheet } from '#platform/kernel/files/sheet.ts';
import { listPeopleRows } from '#platform/services/people/index.ts';
import { type CustomerLine, listCustomersById } from './customer.queries.ts';

type Asked = EndpointParsed<typeof peopleFile>;

/** A person, and of a customer what the list of customers shows. */
interface Line {
  person: PersonRow;
  customer: CustomerLine | undefined;
}

/** Sends customers or subscribers as a file for a spreadsheet, which comes back in as it went out (take-people). */
export function sendPeople(ctx: Ctx, { what, reader }: Asked, reply: FastifyReply): Promise<unknown> {
  const day = ctx.now.toISOString().slice(0, 10);
  const name = `${what === 'customers' ? 'kupci' : 'pretplatnici'}-${day}.csv`;
  const columns = [
    ...peopleColumns[what].map((one) => person(one)),
    ...(what === 'customers' ? figures(ctx.site.mainCurrency.code) : []),
  ];
  return sendSheet(reply, name, columns, linesOf(ctx, what), { reader, language: ctx.language });
}

async function* linesOf(ctx: Ctx, what: Asked['what']): AsyncGenerator<Line[]> {
  let after: number | null = 0;
  while (after !== null) {
    const page: Awaited<ReturnType<typeof listPeopleRows>> = await listPeopleRows(ctx, { what, after });
    if (what === 'subscribers') yield page.rows.map((row) => ({ person: row, customer: undefined }));
    else {
      const customers = await listCustomersById(
        ctx,
        page.rows.map(({ id }) => id),
      );
      // Anyone who left an address at a checkout and bought nothing is no customer.
      yield page.rows.flatMap((row) => {
        const customer = customers.get(row.id);
        return customer ? [{ person: row, customer }] : [];
      });
    }
    after = page.next;
  }
}

type Name = keyof SheetWords['people'];
const column = (
  name: Name,
  cell: (line: Line) => string,
  rest: Partial<SheetColumn<Line>> = {},
): SheetColumn<Line> => ({ name, heading: ({ people }) => people[name], cell, ...rest });

function person(name: Exclude<keyof PersonRow, 'id'>): SheetColumn<Line> {
  const rest: Partial<SheetColumn<Line>> =
    name === 'confirmed_at'
      ? { kind: 'moment' }
      : name === 'state'
        ? { says: ({ subscriberStates }) => subscriberStates }
        : {};
  return column(name, (line) => line.person[name], rest);
}

/** What a customer bought, for people who read the file; it is left alone when it comes back in. */
const figures = (currency: string): SheetColumn<Line>[] => [
  column('id', ({ person: { id } }) => String(id), { kind: 'number' }),
  column('kind', ({ customer }) => customer?.kind ?? '', { says: ({ customerKinds }) => customerKinds }),
  column('city', ({ customer }) => customer?.city ?? ''),
  column('country', ({ customer }) => customer?.country ?? ''),
  column('orders', ({ customer }) => String(customer?.orders ?? 0), { kind: 'number' }),
  column('spent', ({ customer }) => String(toDecimal(customer?.spent ?? 0)), { kind: 'number' }),
  column('currency', () => currency),
  column('newsletter', ({ customer }) => String(customer?.hasNewsletter ?? false), { kind: 'flag' }),
];
