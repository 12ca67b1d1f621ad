import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const attributes = 10;

/** Writes a WooCommerce export of simple products with ten attributes each; the same count gives the same file. */
export async function writeCatalogueCsv(file: string, count: number): Promise<void> {
  await pipeline(Readable.from(lines(count)), createWriteStream(file));
}

function* lines(count: number): Generator<string> {
  const names = Array.from({ length: attributes }, (_, index) =>
    ['name', 'value(s)', 'visible', 'global'].map((what) => `Attribute ${index + 1} ${what}`),
  );
  const own = ['ID', 'Type', 'SKU', 'Name', 'Published', 'Is featured?', 'Visibility in catalog'];
  const more = ['Short description', 'Tax status', 'In stock?', 'Stock', 'Regular price', 'Categories'];
  yield `${[...own, ...more, ...names.flat()].join(',')}\n`;
  for (let id = 1; id <= count; id++) yield `${cells(id).join(',')}\n`;
}

function cells(id: number): (string | number)[] {
  const dice = (salt: number, sides: number) => (Math.imul(id, 2654435761 + salt * 40503) >>> 8) % sides;
  return [
    id,
    'simple',
    `UVOZ-${id}`,
    `Proizvod za mjerenje ${id}`,
    1,
    id % 20 === 0 ? 1 : 0,
    'visible',
    `Kratki opis proizvoda broj ${id}.`,
    'taxable',
    1,
    dice(1, 100),
    (1 + dice(2, 20_000) / 100).toFixed(2),
    `Uvoz ${dice(3, 5)} > Polica ${dice(4, 12)}`,
    ...Array.from({ length: attributes }, (_, index) => [
      `Svojstvo ${index + 1}`,
      `Vrijednost ${dice(10 + index, 10)}`,
      1,
      1,
    ]).flat(),
  ];
}
