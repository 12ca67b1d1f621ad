import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FileRefused } from './file-refused.ts';
import { type Row, readRows } from './read-rows.ts';

async function* inChunks(text: string | Uint8Array, size: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(text: string | Uint8Array, delimiter: ',' | ';' | '\t' = ',', size = 16): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of readRows(inChunks(text, size), delimiter)) rows.push(row);
  return rows;
}

test('rows are numbered as a spreadsheet numbers them, empty ones counted but left out', async () => {
  expect(await read('a,b\r\n\r\n"x\ny",1\r\n,\r\nz,2')).toEqual([
    { row: 1, cells: ['a', 'b'] },
    { row: 3, cells: ['x\ny', '1'] },
    { row: 5, cells: ['z', '2'] },
  ]);
});

test('line ends of every system are understood, even mixed', async () => {
  const rows = await read('a\r\nb\nc\rd');

  expect(rows.map(({ cells }) => cells[0])).toEqual(['a', 'b', 'c', 'd']);
});

test.each([
  ['a,b\n1,"x', 'A quote opened in row 2 (line 2) is never closed.'],
  ['a,b\n1,"x"y\n', 'In row 2 (line 2) text follows a closing quote'],
  ['a,b\n1,x"y\n', 'In row 2 (line 2) a quote stands in the middle of a cell'],
])('broken quotes in %j are refused with row and line', async (text, message) => {
  await expect(read(text)).rejects.toThrow(message);
  await expect(read(text)).rejects.toThrow(FileRefused);
});

async function drain(bytes: AsyncIterable<Buffer>) {
  for await (const { row } of readRows(bytes, ',')) expect(row).toBe(1);
}

async function* endless(text: string) {
  const chunk = Buffer.from(text.repeat(64 * 1024));
  while (true) yield chunk;
}

test.each([',', 'x', '\n', '""'])(
  'a quoted cell of endless %j is refused before memory runs out',
  async (text) => {
    const bytes = async function* () {
      yield Buffer.from('a,b\n1,"');
      yield* endless(text);
    };

    await expect(drain(bytes())).rejects.toThrow('Row 2 is longer than 1024 kB');
  },
);

test.each([',', 'x', '""'])('a line of endless %j is refused before memory runs out', async (text) => {
  await expect(drain(endless(text))).rejects.toThrow('Row 1 is longer than 1024 kB');
});

test('any table written by another program is read the same', async () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '"', '""', ',', ';', '\n', '\r\n', 'č'),
  );
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(
      table,
      fc.constantFrom<',' | ';' | '\t'>(',', ';', '\t'),
      fc.constantFrom('unix' as const, 'windows' as const),
      fc.integer({ min: 1, max: 40 }),
      async (rows, delimiter, record_delimiter, size) => {
        const text = stringify(rows, { delimiter, record_delimiter, quoted_match: /[\r\n]/ });

        const found = await read(text, delimiter, size);

        const filled = rows.map((cells, at) => ({ row: at + 1, cells }));
        expect(found).toEqual(filled.filter(({ cells }) => cells.some((one) => one !== '')));
      },
    ),
  );
});

test('any text is read or refused, never anything else', async () => {
  const noise = fc.string({
    unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', '=', '\0'),
    maxLength: 60,
  });
  await fc.assert(
    fc.asyncProperty(noise, fc.integer({ min: 1, max: 20 }), async (text, size) => {
      const answer = await read(text, ',', size).catch((refusal: unknown) => refusal);

      expect(Array.isArray(answer) || answer instanceof FileRefused).toBe(true);
    }),
  );
});
