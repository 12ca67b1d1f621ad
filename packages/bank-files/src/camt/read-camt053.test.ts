import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FileRefused } from '../file-refused.ts';
import type { StatementLine, StatementRecord } from '../statement.ts';
import { type WrittenEntry, written, writtenStatement } from '../testing.ts';
import { readCamt053 } from './read-camt053.ts';

async function recordsOf(file: string | Uint8Array, piece = 997): Promise<StatementRecord[]> {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, index) =>
    bytes.subarray(index * piece, (index + 1) * piece),
  );
  const records: StatementRecord[] = [];
  for await (const record of readCamt053(pieces)) records.push(record);
  return records;
}

const linesOf = async (file: string | Uint8Array): Promise<StatementLine[]> =>
  (await recordsOf(file)).filter((one) => one.record === 'line');

const refusalOf = (file: string | Uint8Array) =>
  recordsOf(file).then(
    () => 'read',
    (error: unknown) => (error instanceof FileRefused ? error.code : error),
  );

const paid: WrittenEntry = {
  amount: 30_400,
  name: 'Željka Čačić',
  iban: 'HR1723600001101234565',
  reference: 'HR012026-001472-3',
  text: 'Narudžba',
  endToEndId: 'HR99',
  bankReference: '2026112700017',
};

test.for(['02', '08', '13'] as const)(
  '[BANK-01] a statement of version %s is read into plain lines, in minor units and with who paid and for what',
  async (version) => {
    const entries: WrittenEntry[] = [
      paid,
      { amount: 1990, direction: 'out', name: 'Banka', text: 'Naknada', bankReference: 'N1' },
      { amount: 500, status: 'PDNG', name: 'Announced' },
    ];

    const [head, first, second, end] = await recordsOf(writtenStatement({ version, entries }));

    expect(head).toEqual({
      ...{ record: 'statement', version: `camt.053.001.${version}`, id: 'S228', number: '228' },
      ...{ iban: 'HR1210010051863000160', currency: 'EUR', owner: 'Shop' },
      ...{ from: '2026-11-27', to: '2026-11-27', opening: 100_000, closing: 128_410 },
    });
    expect(first).toMatchObject({
      ...{ record: 'line', position: 1, direction: 'in', amount: 30_400, currency: 'EUR' },
      ...{ bookedOn: '2026-11-27', valueOn: '2026-11-27', text: 'Narudžba', endToEndId: 'HR99' },
      counterparty: { name: 'Željka Čačić', iban: 'HR1723600001101234565' },
      reference: { kind: 'HR', model: 'HR01', number: '2026-001472-3' },
      ...{ bankReference: '2026112700017', isReversal: false, returnReason: null, payments: 1 },
    });
    expect(second).toMatchObject({ direction: 'out', amount: 1990, counterparty: { name: 'Banka' } });
    expect(end).toEqual({ record: 'end', lines: 2, skipped: 1, isBalanced: true });
  },
);

test('[BANK-01] payments booked together are a line each where their sums are told and fit, else one line that says how many', async () => {
  const details = [
    { amount: 700, name: 'A', reference: 'HR002026-1', bankReference: 'D1' },
    { amount: 300, name: 'B', reference: 'HR002026-2', bankReference: 'D2' },
  ];
  const told = await linesOf(writtenStatement({ entries: [{ amount: 1000, bankReference: 'B1', details }] }));
  const untold = await linesOf(
    writtenStatement({ entries: [{ amount: 1100, bankReference: 'B1', details }] }),
  );

  expect(told.map(({ amount, counterparty, payments }) => [amount, counterparty.name, payments])).toEqual([
    [700, 'A', 1],
    [300, 'B', 1],
  ]);
  expect(untold).toMatchObject([
    { amount: 1100, payments: 2, reference: null, text: 'HR002026-1 HR002026-2', counterparty: { name: '' } },
  ]);
});

test('[BANK-01] money that came back says why, and what the bank takes back names the one whose money it was', async () => {
  const [returned, reversed] = await linesOf(
    writtenStatement({
      entries: [
        { ...paid, returnReason: 'AC04' },
        { ...paid, direction: 'out', isReversal: true, bankReference: 'R2' },
      ],
    }),
  );

  expect(returned).toMatchObject({ direction: 'in', returnReason: 'AC04' });
  expect(reversed).toMatchObject({
    ...{ direction: 'out', isReversal: true, returnReason: null },
    counterparty: { name: 'Željka Čačić' },
  });
});

test('[BANK-01] sums keep to the minor unit of their currency: yen have none, and what is finer than a cent is no sum', async () => {
  const entries = [{ amount: 1500, currency: 'JPY' }];
  const [yen] = await linesOf(writtenStatement({ entries }));
  const cents = writtenStatement({ entries: [paid] });

  expect(yen).toMatchObject({ amount: 1500, currency: 'JPY' });
  expect((await linesOf(cents.replaceAll('>304.00<', '>304.00000<')))[0]?.amount).toBe(30_400);
  for (const bad of ['304.005', '304,00', '-304.00', '1e5', '', '9999999999999999'])
    expect(await refusalOf(cents.replaceAll('>304.00<', `>${bad}<`)), bad).toBe('malformed');
});

test('[BANK-01] a file that is no statement, is cut, or would do harm is refused with its reason, and nothing of it is expanded', async () => {
  const file = writtenStatement({ entries: [paid] });
  const bomb = `<!DOCTYPE Document [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(1000)}"><!ENTITY c "${'&b;'.repeat(1000)}">]>`;

  expect(await refusalOf('')).toBe('empty');
  expect(await refusalOf(':20:STARTUMS\n:25:10010051/1863000160\n:61:2611271127C304,00NTRF')).toBe('notXml');
  expect(await refusalOf('<html><body>Prijava</body></html>')).toBe('notStatement');
  expect(await refusalOf(file.replaceAll('camt.053', 'camt.054'))).toBe('notStatement');
  expect(await refusalOf(file.replaceAll('BkToCstmrStmt', 'CstmrCdtTrfInitn'))).toBe('notStatement');
  expect(await refusalOf(file.replace('<Document', `${bomb}<Document`).replace('Narudžba', '&c;'))).toBe(
    'doctype',
  );
  expect(
    await refusalOf(file.replace('<Document', '<!DOCTYPE d SYSTEM "file:///etc/passwd"><Document')),
  ).toBe('doctype');
  expect(await refusalOf(file.replace('Narudžba', '&unknown;'))).toBe('malformed');
  expect(await refusalOf(file.replace('</Ntry>', '</Entry>'))).toBe('malformed');
  expect(await refusalOf(file.replace('<CdtDbtInd>CRDT</CdtDbtInd><Sts>', '<Sts>'))).toBe('malformed');
  expect(await refusalOf(file.replace('<NtryDtls>', `<NtryDtls>${'<A>'.repeat(50)}`))).toBe('malformed');
  expect(await refusalOf(file.replace('UTF-8', 'klingon'))).toBe('encoding');
  expect(await refusalOf(Buffer.from(file.replace(/[^ -~\n]/g, 'é'), 'latin1'))).toBe('encoding');
  for (const share of [0.3, 0.6, 0.9, 0.99])
    expect(await refusalOf(file.slice(0, Math.floor(file.length * share))), String(share)).toBe('cut');
});

test('[BANK-01] files in the letters of their declaration or their byte order mark are read', async () => {
  const file = writtenStatement({ entries: [{ ...paid, name: 'Žana Šćuk' }] });
  const central = Buffer.from(
    [...file.replace('UTF-8', 'windows-1250')].map(
      (sign) => ({ Ž: 0x8e, Š: 0x8a, ć: 0xe6, ž: 0x9e })[sign] ?? sign.charCodeAt(0),
    ),
  );

  for (const bytes of [central, Buffer.from(`\ufeff${file}`), Buffer.from(`\ufeff${file}`, 'utf16le')])
    expect((await linesOf(bytes))[0]?.counterparty.name).toBe('Žana Šćuk');
});

test('[BANK-01] elements of other namespaces and what is not asked for change nothing', async () => {
  const file = writtenStatement({ entries: [paid] });
  const more = file
    .replace(
      '<Ntry>',
      '<Ntry xmlns:x="urn:bank"><x:Amt Ccy="EUR">1.00</x:Amt><x:CdtDbtInd>DBIT</x:CdtDbtInd>',
    )
    .replace('</Stmt>', '<SplmtryData><Envlp>x</Envlp></SplmtryData></Stmt>');

  expect(await recordsOf(more)).toEqual(await recordsOf(file));
});

test('[BANK-01] one file may hold statements of several accounts, each with its own head and end', async () => {
  const file = written('08', [
    { entries: [paid] },
    { id: 'S2', iban: 'DE89370400440532013000', entries: [] },
  ]);

  expect((await recordsOf(file)).map((one) => (one.record === 'statement' ? one.iban : one.record))).toEqual([
    ...['HR1210010051863000160', 'line', 'end', 'DE89370400440532013000', 'end'],
  ]);
});

test('[BANK-01] a line keeps its identity in every file it stands in, and no two lines of an account share one', async () => {
  const referred = fc.record({
    amount: fc.integer({ min: 1, max: 500 }),
    bankReference: fc.integer({ min: 1, max: 30 }).map((number) => `R${number}`),
    name: fc.constantFrom('A', 'B'),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(referred, { minLength: 1, maxLength: 12 }),
      fc.nat(12),
      async (entries, from) => {
        const whole = await linesOf(writtenStatement({ entries }));
        const once = new Set(whole.map(({ key }) => key));
        // Another statement, of a part of the same days, in the other direction.
        const distinct = [...new Map(entries.map((one) => [one.bankReference, one])).values()];
        const part = await linesOf(
          writtenStatement({ id: 'part', entries: distinct.slice(from).toReversed() }),
        );

        expect(once.size).toBe(entries.length);
        expect(part.every(({ key }) => once.has(key))).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});

test('[BANK-01] without a reference of the bank alike lines stay apart, and what another statement has alike is told', async () => {
  const bare = { amount: 500, name: 'A' };
  const first = await linesOf(writtenStatement({ entries: [bare, bare] }));
  const again = await linesOf(writtenStatement({ entries: [bare, bare] }));
  const other = await linesOf(writtenStatement({ id: 'other', entries: [bare] }));

  expect(new Set(first.map(({ key }) => key)).size).toBe(2);
  expect(again.map(({ key }) => key)).toEqual(first.map(({ key }) => key));
  expect(other[0]?.key).not.toBe(first[0]?.key);
  expect(other[0]?.likeness).toBe(first[0]?.likeness);
});

test('[BANK-01] any bytes are read or refused, and never anything else', async () => {
  const file = Buffer.from(writtenStatement({ entries: [paid] }));
  await fc.assert(
    fc.asyncProperty(fc.nat(file.length - 1), fc.uint8Array({ maxLength: 20 }), async (at, bytes) => {
      const broken = Buffer.concat([file.subarray(0, at), bytes, file.subarray(at + 3)]);
      expect(await refusalOf(broken)).toEqual(expect.any(String));
    }),
    { numRuns: 400 },
  );
});

test('[BANK-01] a long file is read entry by entry, and only identities are kept of it', async () => {
  const one = writtenStatement({ entries: [paid] });
  const [entry = ''] = /<Ntry>.*<\/Ntry>/.exec(one) ?? [];
  const [before = '', after = ''] = one.split(entry);
  function* pieces() {
    yield Buffer.from(before);
    for (let index = 0; index < 4000; index++)
      yield Buffer.from(entry.replaceAll('2026112700017', `R${index}`));
    yield Buffer.from(after);
  }
  let lines = 0;
  let most = 0;
  const began = process.memoryUsage().heapUsed;
  for await (const record of readCamt053(pieces())) {
    if (record.record === 'line') lines++;
    if (lines % 500 === 0) most = Math.max(most, process.memoryUsage().heapUsed - began);
  }

  expect(lines).toBe(4000);
  // Identities are kept, entries are not: 3 MB of file, of which 4 KB are read at a time.
  expect(most).toBeLessThan(60_000_000);
});
