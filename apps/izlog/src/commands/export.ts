import { open, rename, rm } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { openStorage } from '@izlog/platform/kernel/files/storage';
import {
  type ExportFormat,
  exportCatalogue,
  exportFormats,
} from '@izlog/platform/services/catalogue/export/export-catalogue';
import { exportFiles } from '@izlog/platform/services/catalogue/export/export-files';
import { Command } from 'commander';
import { findSite } from '../find-site.ts';
import { mustBeFolder, mustBeWritable } from '../must-be-writable.ts';
import { say } from '../say.ts';
import { withDatabase } from '../with-database.ts';
import { commandContext } from './command-context.ts';

const catalogue = new Command('catalogue')
  .description(
    'Write the catalogue of a site into a file, without loss: CSV for spreadsheets, JSON for programs.',
  )
  .argument('<file>', 'FILE.csv or FILE.json; an older one of that name is replaced')
  .option('--site <id or host>', 'site; the default one when absent')
  .option('--files <folder>', 'also write the pictures and files that it names into this folder')
  .addHelpText(
    'after',
    [
      '',
      '`izlog import izlog FILE --images FOLDER` takes either in again. The CSV is one table: what stands above the',
      'products (tax classes, brands, attributes with their values, categories, tags), then a row for each product and',
      'variant. Whoever changes a part of it keeps the columns `record` and `key` and what was changed: columns that are',
      'not there change nothing. An apostrophe stands before cells that a spreadsheet would run as a formula.',
      '',
      'Example:',
      '  izlog export catalogue products.csv --site www.example.hr',
      '  izlog export catalogue catalogue.json --files ./files',
      '',
    ].join('\n'),
  )
  .action((file: string, options: { site?: string; files?: string }) => {
    const format = formatOf(file);
    mustBeWritable(file);
    if (options.files !== undefined) mustBeFolder(options.files);
    return withDatabase(async (database, installation, jobs) => {
      const site = await findSite(database, options.site);
      const ctx = commandContext(site, database, installation, jobs);
      const count = await writeWhole(resolve(file), (write) => exportCatalogue(ctx, format, write));
      say(`${file} holds ${count} products and variants of ${site.name}.`);
      if (options.files === undefined) return;
      const storage = await openStorage(installation.env);
      say(`${options.files} holds ${await exportFiles(ctx, { storage }, resolve(options.files))} files.`);
    });
  });

export const exportCommand = new Command('export')
  .description('Write what a site holds into a file.')
  .addCommand(catalogue);

function formatOf(file: string): ExportFormat {
  const ending = extname(file).slice(1).toLowerCase();
  const format = exportFormats.find((each) => each === ending);
  if (format) return format;
  throw new Error(`${file}: its name must end with ${exportFormats.map((each) => `.${each}`).join(' or ')}.`);
}

/** The file appears whole or not at all. */
async function writeWhole<T>(
  file: string,
  work: (write: (text: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  const unfinished = `${file}.part`;
  const handle = await open(unfinished, 'w');
  try {
    const result = await work((text) => handle.writeFile(text));
    await handle.sync();
    await handle.close();
    await rename(unfinished, file);
    return result;
  } catch (error) {
    await handle.close();
    await rm(unfinished, { force: true });
    throw error;
  }
}
