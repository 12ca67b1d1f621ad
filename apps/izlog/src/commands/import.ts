import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Ctx } from '@izlog/platform/kernel/context';
import { openStorage, type Storage } from '@izlog/platform/kernel/files/storage';
import {
  catalogueFormats,
  type ImportReport,
  type ImportRequest,
  importCatalogue,
  importDocument,
  importMagentoList,
  importMagentoReviews,
  type MagentoList,
  magentoLists,
  textEncodings,
} from '@izlog/platform/services/catalogue/import/index';
import { addRedirects, importComments, importWordpress } from '@izlog/platform/services/content/setup';
import { documentDoor } from '@izlog/platform/services/editing/setup';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { findSite } from '../find-site.ts';
import { mustBeReadable } from '../must-be-readable.ts';
import { mustBeWritable } from '../must-be-writable.ts';
import { say } from '../say.ts';
import { withDatabase } from '../with-database.ts';
import { commandContext } from './command-context.ts';
import { contentReportLines } from './content-report-lines.ts';
import { reportLines } from './import-report-lines.ts';
import { openProgressBar } from './progress-bar.ts';

/** What can be brought in: product files of other shops, Magento’s lists, a catalogue of our own, content of WordPress. */
const formats = [
  ...catalogueFormats.map(({ name }) => name),
  ...magentoLists,
  'magento-reviews',
  'izlog',
  'wordpress',
] as const;
type Format = (typeof formats)[number];
type CatalogueFormat = Exclude<Format, 'wordpress'>;

type Reading = NonNullable<ImportRequest['reading']>;

/** Exit code of an import that left rows out, so that a script does not treat it as whole; 1 is a file refused as such. */
const withRefusedRows = 3;

interface Options extends Pick<Reading, 'encoding' | 'decimalMark'> {
  site?: string;
  dryRun: boolean;
  draft: boolean;
  images?: string;
  allowHost?: string[];
  language?: string;
  timeZone?: string;
  roundPrices: boolean;
  weightUnit?: Reading['weightUnit'];
  uniqueSkus: boolean;
  storeView?: Record<string, string>;
  pricesSince?: Date;
  report?: string;
}

export const importCommand = new Command('import')
  .description(
    'Bring in the products of another shop, or the content of a WordPress site. The same file again changes nothing.\nEnds with 3 when rows were refused and the others were imported.',
  )
  .addArgument(new Argument('<format>', 'where the file comes from').choices(formats))
  .argument(
    '<file>',
    'its CSV file; a catalogue of our own may be JSON too, content of WordPress is its export (XML)',
  )
  .option('--site <id or host>', 'site; the default one when absent')
  .option('--dry-run', 'say what would happen and change nothing', false)
  .option('--draft', 'content of WordPress: everything stays a draft', false)
  .option('--images <folder>', 'folder with the pictures that the file names')
  .option('--allow-host <host...>', 'hosts from which pictures may be fetched')
  .addOption(
    new Option('--encoding <encoding>', 'of the file; seen from the file when absent').choices(textEncodings),
  )
  .addOption(
    new Option('--decimal-mark <mark>', 'of prices; seen from the file when absent').choices([
      'point',
      'comma',
    ]),
  )
  .option('--round-prices', 'round prices with more decimals than the currency has', false)
  .addOption(
    new Option('--weight-unit <unit>', 'of weights whose column names none; left out without it').choices([
      ...['kg', 'g', 'lbs', 'oz'],
    ]),
  )
  .option('--unique-skus', 'a SKU that stands twice in the file gets a number at its end', false)
  .option('--store-view <code=language...>', 'language of a store view of Magento, as german=deu', storeView)
  .option('--language <code>', 'language of the file, three letters; that of the site when absent')
  .option(
    '--time-zone <zone>',
    'zone of the other shop or site, for times that name none',
    timeZone,
    'Europe/Zagreb',
  )
  .option('--prices-since <date>', 'regular prices of the file have held since then, as 2026-01-31', date)
  .option('--report <file>', 'write the whole report into a JSON file')
  .addHelpText(
    'after',
    '\nExample:\n  izlog import woocommerce products.csv --dry-run\n  izlog import shopify products.csv --site 2 --images ./pictures\n  izlog import magento-attributes attributes.csv\n  izlog import izlog catalogue.csv --images ./files\n  izlog import wordpress export.xml --images ./uploads --draft\n',
  )
  .action((format: Format, file: string, options: Options) => {
    mustBeReadable(file);
    if (options.report) mustBeWritable(options.report);
    return withDatabase(async (database, installation, jobs) => {
      const site = await findSite(database, options.site);
      const { language, dryRun } = options;
      if (language !== undefined && !site.languages.includes(language))
        throw new Error(
          `--language: ${site.name} has no language ${language}, only ${site.languages.join(', ')}.`,
        );
      const bar = openProgressBar();
      const ctx = commandContext(site, database, installation, jobs);
      try {
        if (format === 'wordpress') {
          await bringInContent(ctx, await openStorage(installation.env), file, options, bar);
          return;
        }
        const report = await bringIn(ctx, await openStorage(installation.env), {
          ...requestOf(options),
          path: resolve(file),
          format,
          onProgress: bar.show,
        });
        bar.close();
        for (const line of reportLines(report, dryRun)) say(line);
        if (report.refusedRows > 0) process.exitCode = withRefusedRows;
        if (options.report) await writeFile(options.report, `${JSON.stringify(report, null, 2)}\n`);
      } finally {
        bar.close();
      }
    });
  });

async function bringInContent(
  ctx: Ctx,
  storage: Storage,
  file: string,
  options: Options,
  bar: ReturnType<typeof openProgressBar>,
): Promise<void> {
  const { images, isDryRun, language, timeZone } = requestOf(options);
  const report = await importWordpress(
    ctx,
    { storage, door: documentDoor },
    {
      ...{ path: resolve(file), language, timeZone, images, isDryRun },
      ...{ asDrafts: options.draft, onProgress: bar.show },
    },
  );
  bar.close();
  for (const line of contentReportLines(report)) say(line);
  if (Object.values(report.counts).some(({ refused }) => refused > 0)) process.exitCode = withRefusedRows;
  if (options.report) await writeFile(options.report, `${JSON.stringify(report, null, 2)}\n`);
}

function bringIn(
  ctx: Ctx,
  storage: Storage,
  { format, ...request }: Omit<ImportRequest, 'format'> & { format: CatalogueFormat },
): Promise<ImportReport> {
  if (format === 'izlog') return importDocument(ctx, { storage }, request);
  if (format === 'magento-reviews') return importMagentoReviews(ctx, { addReviews: importComments }, request);
  if (isList(format)) return importMagentoList(ctx, { ...request, list: format });
  return importCatalogue(ctx, { storage, addRedirects }, { ...request, format });
}

const isList = (format: CatalogueFormat): format is MagentoList =>
  magentoLists.some((list) => list === format);

function requestOf(options: Options): Omit<ImportRequest, 'path' | 'format'> {
  const {
    encoding,
    decimalMark,
    roundPrices,
    storeView,
    images,
    allowHost,
    weightUnit,
    uniqueSkus,
    ...rest
  } = options;
  return {
    language: rest.language,
    timeZone: rest.timeZone,
    pricesSince: rest.pricesSince,
    isDryRun: rest.dryRun,
    reading: { encoding, decimalMark, roundPrices, storeViews: storeView, weightUnit, uniqueSkus },
    images: { folder: images && resolve(images), allowHosts: allowHost },
  };
}

function timeZone(value: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new InvalidArgumentError('It is no zone such as Europe/Zagreb.');
  }
}

function storeView(value: string, before: Record<string, string> = {}): Record<string, string> {
  const [, code, language] = /^([^=]+)=([a-z]{3})$/.exec(value) ?? [];
  if (code === undefined || language === undefined)
    throw new InvalidArgumentError('It is no store view with its language such as german=deu.');
  return { ...before, [code]: language };
}

function date(value: string): Date {
  const day = new Date(`${value}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(value) || Number.isNaN(day.getTime()))
    throw new InvalidArgumentError('It is no date such as 2026-01-31.');
  return day;
}
