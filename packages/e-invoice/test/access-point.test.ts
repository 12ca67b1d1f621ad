import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import {
  type AccessPoint,
  AccessPointRefused,
  AccessPointUnreachable,
  accessPointByHand,
  folderStore,
  type Invoice,
  mojEracun,
  type OutgoingDocument,
  type PaymentReport,
  type RejectionReport,
  readUbl,
  writeUbl,
} from '../src/index.ts';
import { account, mojEracunStandIn } from '../src/stand-in/moj-eracun-stand-in.ts';
import { randomInvoice } from './random-invoice.ts';

/** The other side of an access point. */
interface Counterpart {
  /** Something else arrives for us; its id. */
  arrive(xml: string): Promise<string>;
  /** The document reaches its buyer, as far as the access point tells. */
  carry(id: string): Promise<void>;
  /** All reports that were told so far, as text. */
  reports(): Promise<string[]>;
  /** How many documents it has of us. */
  count(): Promise<number>;
}

const folder = await mkdtemp(join(tmpdir(), 'e-invoice-'));
const standIn = await mojEracunStandIn();
afterAll(async () => {
  await standIn.close();
  await rm(folder, { recursive: true });
});

const point = (more: object = {}) => mojEracun({ ...account, address: standIn.address, ...more });

const points: { name: string; open: AccessPoint; other: Counterpart }[] = [
  {
    name: 'a person with a folder',
    open: accessPointByHand(folderStore(folder), () => '2026-04-20T10:15:00'),
    other: {
      async arrive(xml) {
        await mkdir(join(folder, 'incoming'), { recursive: true });
        await writeFile(join(folder, 'incoming/17.xml'), xml);
        return '17.xml';
      },
      async carry(id) {
        await mkdir(join(folder, 'sent'), { recursive: true });
        await rename(join(folder, 'outgoing', id), join(folder, 'sent', id));
      },
      reports: async () =>
        Promise.all(
          (await readdir(join(folder, 'reports'))).map((name) =>
            readFile(join(folder, 'reports', name), 'utf8'),
          ),
        ),
      count: async () => (await readdir(join(folder, 'outgoing'))).length,
    },
  },
  {
    name: 'Moj-eRačun (a stand-in of it)',
    open: point(),
    other: {
      arrive: async (xml) => standIn.arrive(xml),
      async carry(id) {
        for (const one of standIn.outbox) if (String(one.id) === id) one.status = 30;
      },
      reports: async () => standIn.reports.map((one) => JSON.stringify(one)),
      count: async () => standIn.outbox.length,
    },
  },
];

const [first, second, arriving] = fc.sample(randomInvoice, { numRuns: 3, seed: 7 }) as [
  Invoice,
  Invoice,
  Invoice,
];
const outgoing = (invoice: Invoice, number: string): OutgoingDocument => ({
  ...{ number, issued: invoice.issued },
  // The sender is who has the account.
  xml: writeUbl({
    ...invoice,
    number,
    seller: { ...invoice.seller, endpoint: { scheme: '9934', id: account.companyId } },
  }),
});
const reported = {
  number: '17-WEB-1',
  issued: '2026-03-12',
  sellerOib: '12345678903',
  buyerOib: '94577403194',
};
const payment: PaymentReport = { invoice: reported, paid: '2026-03-31', amount: 1784, by: 'account' };
const rejection: RejectionReport = {
  ...{ invoice: reported, rejected: '2026-03-31', kind: 'of VAT', reason: 'Kriva stopa' },
};

describe.for(points)('$name', ({ open, other }) => {
  test('[FISC-05] a document is handed over, found again, and its state is told', async () => {
    const document = outgoing(first, '17-WEB-1');
    expect(await open.find(document)).toBeUndefined();

    const id = await open.send(document);

    expect(await open.find(document)).toBe(id);
    expect((await open.stateOf(id)).state).toBe('waiting');
    await other.carry(id);
    expect((await open.stateOf(id)).state).toBe('sent');
    await expect(open.stateOf('404')).rejects.toThrow(AccessPointRefused);
  });

  test('[FISC-05] another document of the same number, and what is no document, are refused', async () => {
    const count = await other.count();

    await expect(open.send({ ...outgoing(second, '17-WEB-1'), issued: first.issued })).rejects.toThrow(
      AccessPointRefused,
    );
    await expect(open.send({ number: '18', issued: '2026-03-12', xml: '<html/>' })).rejects.toThrow();
    expect(await other.count()).toBe(count);
  });

  test('[FISC-05] payments of what was sent are reported, and only of that', async () => {
    const id = await open.send(outgoing(first, '18-WEB-1'));

    await open.reportPayment(id, payment);

    const told = (await other.reports()).at(-1) ?? '';
    expect(told).toMatch(/17\.84/);
    expect(told).toMatch(/2026-03-31/);
    expect(told).toMatch(/\bT\b/);
    await expect(open.reportPayment('404', payment)).rejects.toThrow(AccessPointRefused);
  });

  test('[FISC-05] what arrives is listed until it is kept, and may be rejected', async () => {
    const xml = writeUbl({ ...arriving, number: '99-1-1' });
    const id = await other.arrive(xml);

    expect((await open.incoming()).map((one) => one.id)).toEqual([id]);
    expect(readUbl(await open.receive(id)).invoice.number).toBe('99-1-1');
    await open.confirm(id);
    expect(await open.incoming()).toEqual([]);
    expect(await open.receive(id)).toBe(xml);
    await open.confirm(id);

    await open.reportRejection(id, rejection);
    expect((await other.reports()).join()).toContain('Kriva stopa');
    await expect(open.receive('404')).rejects.toThrow(AccessPointRefused);
    await expect(open.reportRejection('404', rejection)).rejects.toThrow(AccessPointRefused);
  });
});

test('[FISC-05] a document whose answer was lost is found and not sent twice', async () => {
  const document = outgoing(first, '19-WEB-1');
  standIn.failNext('lost answer');

  await expect(point().send(document)).rejects.toThrow(AccessPointUnreachable);

  const id = await point().find(document);
  expect(id).toBe(String(standIn.outbox.at(-1)?.id));
  expect(standIn.outbox.filter(({ number }) => number === '19-WEB-1')).toHaveLength(1);
});

test('[FISC-05] silence, pages of HTML and faults are no answer; a wrong account is one', async () => {
  for (const fault of ['silence', 'page', 'error 500'] as const) {
    standIn.failNext(fault);
    await expect(point().incoming()).rejects.toThrow(AccessPointUnreachable);
  }
  await expect(mojEracun({ ...account, address: 'http://127.0.0.1:1' }).incoming()).rejects.toThrow(
    AccessPointUnreachable,
  );
  await expect(point({ password: 'wrong' }).incoming()).rejects.toThrow(/lozinka nisu ispravni/);
  await expect(point({ password: 'wrong' }).send(outgoing(first, '20-WEB-1'))).rejects.toThrow(
    AccessPointRefused,
  );
});

test('[FISC-05] what the tax administration says of a document is told', async () => {
  const id = await point().send(outgoing(first, '21-WEB-1'));
  const held = standIn.outbox.at(-1);

  expect((await point().stateOf(id)).fiscal).toEqual({ state: 'waiting' });
  held?.fiscal.push({ status: 1, errorCode: 'S005', errorCodeDescription: 'Poruka nije u skladu sa shemom' });
  expect((await point().stateOf(id)).fiscal).toEqual({
    ...{ state: 'refused', reason: 'S005 Poruka nije u skladu sa shemom' },
  });
  held?.fiscal.push({ status: 0 });
  expect((await point().stateOf(id)).fiscal).toEqual({ state: 'accepted' });
});

test('[FISC-05] a folder holds no file beside it, whatever an id says', async () => {
  const open = accessPointByHand(folderStore(folder), () => '2026-04-20T10:15:00');

  await expect(open.receive('../../etc/passwd')).rejects.toThrow('no name of a file');
  expect(await open.send(outgoing(first, '1/P1/1'))).toMatch(/^[\w-]+\.xml$/);
});
