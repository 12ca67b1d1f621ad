import { choiceFilterTypes, type FilterType } from '@izlog/contract/product/product-kinds';
import type { HeaderRule, RowCells } from 'catalogue-io';
import { type CatalogueFile, codeOf, importLimits, openCatalogueFile } from 'catalogue-io';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { saveAttribute } from '../../attributes/save-attribute.ts';
import { listAttributes, listValues } from '../batches/attribute-registry.queries.ts';
import { attributeCode } from '../batches/attribute-registry.ts';
import { openCategoryRegistry } from '../batches/category-registry.ts';
import type { FileOfStaff } from '../batches/import-job.ts';
import { emptyReport, type ImportReport } from '../batches/import-report.ts';
import { rejectRow, rowCellsOf } from './magento-rows.ts';

/** Lists beside the products that Magento keeps in files of their own. */
export const magentoLists = ['magento-attributes', 'magento-categories'] as const;
export type MagentoList = (typeof magentoLists)[number];

export interface ListRequest {
  path: string;
  list: MagentoList;
  /** Three-letter code of the file's language; that of the site when left out. */
  language?: string;
  /** Does everything and takes it back. */
  isDryRun?: boolean;
  ofStaff?: FileOfStaff;
}

/** By what columns they are known. */
export const listHeaders: Record<MagentoList, HeaderRule> = {
  'magento-attributes': {
    label: 'Magento attribute file',
    required: ['frontend_label', 'frontend_input', 'attribute_code', 'option'].map((title) => ({
      title,
      names: [title],
    })),
    isKnown: (column) => /^[a-z_]+$/.test(column),
  },
  'magento-categories': {
    label: 'Magento category file',
    required: ['name', 'path'].map((title) => ({ title, names: [title] })),
    isKnown: (column) => /^[a-z_]+$/.test(column),
  },
};

// What each kind of input is as a filter; kinds without a row hold texts of their own for every product.
const kinds: Partial<Record<string, FilterType>> = {
  select: 'MultiSelect',
  multiselect: 'MultiSelect',
  swatch_text: 'TextSwatch',
  swatch_visual: 'VisualSwatch',
  boolean: 'YesNo',
  price: 'Number',
  weight: 'Number',
  date: 'Date',
  datetime: 'DateTime',
};

/**
 * Brings in Magento's attributes with their choices, or its categories, so that products imported afterwards find them by
 * their names. Throws FileRefused, and then nothing was changed, for a file that cannot be read as a whole. The same
 * file again changes nothing.
 */
export async function importMagentoList(ctx: Ctx, request: ListRequest): Promise<ImportReport> {
  const file = await openCatalogueFile(request.path, listHeaders[request.list]);
  const language = request.language ?? ctx.site.defaultLanguage;
  let report = emptyReport(0, []);
  const load = request.list === 'magento-attributes' ? loadAttributes : loadCategories;
  try {
    await inTransaction(ctx, async (inner) => {
      report = emptyReport(0, []);
      await load(inner, file, language, report);
      await request.ofStaff?.log(inner);
      if (request.isDryRun) throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return report;
}

/** Ends the transaction of a dry run. */
class TakenBack extends Error {}

async function loadAttributes(ctx: Ctx, file: CatalogueFile, language: string, report: ImportReport) {
  const at = {
    label: file.columns.find('frontend_label'),
    input: file.columns.find('frontend_input'),
    code: file.columns.find('attribute_code'),
    option: file.columns.find('option'),
    isFilterable: file.columns.find('is_filterable'),
    isShown: file.columns.find('is_visible_on_front'),
  };
  const known = new Map((await listAttributes(ctx, language)).map((one) => [one.code, one]));
  for await (const cells of rowCellsOf(file, report)) {
    const code = attributeCode(cells.need(at.code, 'attribute_code', importLimits.code));
    // "Style Bottom / Style": the first line is for staff, the last for customers.
    const label = cells.list(at.label, linesOf(cells, at.label)).at(-1) ?? code;
    const type = kinds[cells.raw(at.input).toLowerCase()];
    if (!type) cells.refuse(at.input, 'is a text of its own for every product, not a choice');
    const labels = cells.list(at.option, linesOf(cells, at.option));
    const isFilterable = cells.flag(at.isFilterable, true);
    const isShown = cells.flag(at.isShown, true);
    if (rejectRow(cells, report) || !type) continue;

    const before = known.get(code);
    const shown = before ? await listValues(ctx, [before.id], language) : [];
    const have = new Set(shown.map((value) => value.label.toLowerCase()));
    const isChoice = choiceFilterTypes.includes(type);
    const missing = isChoice ? labels.filter((one) => !have.has(one.toLowerCase())) : [];
    // A name that the shop has given it stays: the attribute may be the shop's own.
    if (before?.label && missing.length === 0) {
      report.skipped++;
      continue;
    }
    await saveAttribute(ctx, {
      code,
      // One that products hold already keeps its kind; only choices are added.
      type: before?.type ?? type,
      label: { [language]: before?.label || label },
      ...(before ? {} : { isFilterable, isShown }),
      values: missing.map((one) => ({ code: codeOf(one), label: { [language]: one } })),
    });
    if (before) report.updated++;
    else report.created++;
  }
}

async function loadCategories(ctx: Ctx, file: CatalogueFile, language: string, report: ImportReport) {
  const at = { name: file.columns.find('name'), path: file.columns.find('path') };
  const registry = await openCategoryRegistry(ctx, 'magento', language);
  for await (const cells of rowCellsOf(file, report)) {
    const name = cells.need(at.name, 'name', importLimits.name);
    const above = cells.texts(at.path, cells.raw(at.path).split('/'));
    if (above.length >= importLimits.categoryDepth)
      cells.refuse(at.path, 'has a path of too many categories');
    if (rejectRow(cells, report)) continue;
    if (registry.has([...above, name])) report.skipped++;
    else {
      await registry.place(ctx, [...above, name]);
      report.created++;
    }
  }
}

function linesOf(cells: RowCells, at: number): string[] {
  return cells.raw(at).split(/\r?\n/);
}
