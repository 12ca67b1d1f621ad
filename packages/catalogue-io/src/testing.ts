import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadOptions } from './files/import-options.ts';
import { ImportRecord } from './files/import-record.ts';
import type { CatalogueFormat } from './format.ts';
import { type CatalogueFormatName, catalogueFormat } from './formats.ts';

/** For tests: writes a file for as long as `use` runs. */
export async function withFile<T>(
  content: string | Uint8Array,
  use: (path: string) => Promise<T>,
  name = 'products.csv',
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-io-'));
  try {
    await writeFile(join(folder, name), content);
    return await use(join(folder, name));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** For tests: reads a whole file and sorts its records by what they are; each is checked against its schema. */
export async function readAll(
  path: string,
  format: CatalogueFormatName | CatalogueFormat,
  options: Partial<ReadOptions> = {},
) {
  const { read } = typeof format === 'string' ? catalogueFormat(format) : format;
  const catalogue = await read(path, {
    currency: 'EUR',
    timeZone: 'Europe/Zagreb',
    ...options,
  });
  const records: ImportRecord[] = [];
  for await (const record of catalogue.records()) records.push(ImportRecord.parse(record));
  return {
    catalogue,
    records,
    products: records.filter((record) => record.record === 'product'),
    variants: records.filter((record) => record.record === 'variant'),
    rejected: records.filter((record) => record.record === 'rejected'),
    warnings: records.filter((record) => record.record === 'warning'),
  };
}

/** For tests: the same for a text or bytes instead of a file. */
export function readText(
  content: string | Uint8Array,
  format: CatalogueFormatName | CatalogueFormat,
  options: Partial<ReadOptions> = {},
) {
  return withFile(content, (path) => readAll(path, format, options));
}
