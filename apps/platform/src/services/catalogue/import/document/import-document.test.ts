import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productGet } from '@izlog/contract/product/product-get';
import type { CatalogueHead, ExactProduct } from 'catalogue-io';
import { FileRefused } from 'catalogue-io';
import { pino } from 'pino';
import { expect } from 'vitest';
import { createVersionedCache } from '#platform/kernel/changes/versioned-cache.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { Held } from '#platform/kernel/held.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { type DemoShop, startDemoShop } from '#test/demo-shop.ts';
import { platformTest, type TestPlatform } from '#test/kit.ts';
import { type ExportFormat, exportCatalogue } from '../../export/export-catalogue.ts';
import { exportFiles } from '../../export/export-files.ts';
import { importDocument } from './import-document.ts';

type Document = CatalogueHead & { products: Array<{ exact: ExactProduct }> };

const test = platformTest.extend('demo', { scope: 'file' }, async ({ settings: _none }, { onCleanup }) => {
  const demo: DemoShop = await startDemoShop();
  onCleanup(demo.stop);
  return demo;
});

/** As a shop without any goods. */
async function emptyCatalogue({ kernel }: TestPlatform): Promise<void> {
  await kernel.database.pool.query(
    'truncate products, categories, attributes, brands, tags, tax_classes cascade',
  );
}

async function ctxOf(kernel: Kernel, siteId: number): Promise<Ctx> {
  const site = await kernel.sites.byId(siteId);
  if (!site) throw new Error('no such site');
  return {
    requestId: 'test',
    now: new Date(),
    log: pino({ level: 'silent' }),
    db: kernel.database.db,
    jobs: kernel.jobs,
    site,
    storeId: undefined,
    language: site.defaultLanguage,
    caller: { kind: 'nobody' },
    tags: new Set(),
    versioned: createVersionedCache(),
    held: new Held(),
    ip: '',
  };
}

async function exported(ctx: Ctx, format: ExportFormat = 'json'): Promise<string> {
  let text = '';
  await exportCatalogue(ctx, format, async (part) => {
    text += part;
  });
  return text;
}

/** What must survive: everything but when and where the file was written. */
function essence(text: string) {
  const { exportedAt, site, products, ...registries } = JSON.parse(text) as Document;
  return { registries, products: products.map(({ exact }) => exact) };
}

async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'izlog-document-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const counts = ({ created, updated, skipped, refusedRows }: Awaited<ReturnType<typeof importDocument>>) => ({
  created,
  updated,
  skipped,
  refusedRows,
});

const importText = (platform: TestPlatform, text: string, { isDryRun = false, format = 'json' } = {}) =>
  withFolder(async (folder) => {
    const path = join(folder, `catalogue.${format}`);
    await writeFile(path, text);
    return importDocument(await platform.ctx(), platform.kernel, { path, isDryRun });
  });

for (const format of ['json', 'csv'] as const)
  test(`the whole demonstration catalogue goes out as ${format}, into another installation and out again without loss`, {
    tags: format === 'json' ? ['release'] : [],
    timeout: 120_000,
  }, async ({ platform, demo }) => {
    const from = await ctxOf(demo.kernel, demo.sites[0]?.id ?? 0);
    const text = await exported(from);
    const all = essence(text).products.length;
    await emptyCatalogue(platform);

    await withFolder(async (folder) => {
      const path = join(folder, `catalogue.${format}`);
      await writeFile(path, await exported(from, format));
      expect(await exportFiles(from, demo.kernel, folder)).toBeGreaterThan(20);
      const request = { path, images: { folder } };
      const into = await platform.ctx();
      const dry = await importDocument(into, platform.kernel, { ...request, isDryRun: true });
      expect(essence(await exported(into)).products).toEqual([]);

      const first = await importDocument(into, platform.kernel, request);
      const again = await importDocument(into, platform.kernel, request);

      expect([first.missingImages, first.warnings, first.refused]).toEqual([{}, [], []]);
      expect(counts(dry)).toEqual({ created: all, updated: 0, skipped: 0, refusedRows: 0 });
      expect(counts(first)).toEqual({ created: all, updated: 0, skipped: 0, refusedRows: 0 });
      expect(counts(again)).toEqual({ created: 0, updated: 0, skipped: all, refusedRows: 0 });
      if (format === 'csv') return;

      const laidOut = join(folder, 'pretty.json');
      await writeFile(laidOut, JSON.stringify(JSON.parse(text), null, 2));
      const pretty = await importDocument(into, platform.kernel, { ...request, path: laidOut });
      expect(counts(pretty)).toEqual({ created: 0, updated: 0, skipped: all, refusedRows: 0 });
    });

    const back = essence(await exported(await platform.ctx()));
    expect(back.registries).toEqual(essence(text).registries);
    expect(back.products).toEqual(essence(text).products);
    const planner = await platform.call(productGet, { slug: 'planer-ulaganja-2027' });
    expect(planner.discount?.lowestPrice).toBe(30);
  });

test('a file that breaks off, another file and another currency are refused and change nothing', async ({
  platform,
}) => {
  const text = await exported(await platform.ctx());
  const before = essence(text);

  for (const [bad, reason] of [
    [text.slice(0, -4), /breaks off/],
    [text.replace('"currency":"EUR"', '"currency":"USD"'), /in USD/],
    [text.replace('"version":2', '"version":9'), /not a catalogue of izlog export.*version/],
    ['{"products":[]}', /not a catalogue of izlog export/],
    ['sku;name\nA;B\n', /no JSON/],
    ['', /empty/],
  ] as const) {
    const refused = await importText(platform, bad).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(FileRefused);
    expect(String(refused)).toMatch(reason);
  }
  expect(essence(await exported(await platform.ctx()))).toEqual(before);
});

test('a product that does not fit is refused with its line and field, the others are taken in', async ({
  platform,
}) => {
  const lines = (await exported(await platform.ctx())).split('\n');
  const [head = '', first = '', second = ''] = lines;
  const broken = first.replace(/"weight":(null|\d+)/, '"weight":"heavy"');
  const renamed = second.replace(/"isFeatured":(true|false),"isArchived"/, '"isFeatured":true,"isArchived"');

  const report = await importText(platform, [head, broken, renamed.replace(/,$/, ''), ']}', ''].join('\n'));

  expect(report.refused).toMatchObject([{ row: 2, problems: [{ column: 'exact.weight' }] }]);
  expect(report.refusedRows).toBe(1);
  expect(report.updated + report.skipped).toBe(1);
});
