import { raised } from '@izlog/contract/cms/rich/raised-text';
import type { ImportOption, ImportProduct, ImportStock, ImportVariant } from 'catalogue-io';
import type { StockInput } from '#platform/services/inventory/index.ts';
import type { CustomOptionInput, ProductAttribute, ProductInput } from '../../products/product-input.ts';

/** Ids in this shop for what a record names. */
export interface Resolved {
  language: string;
  categories?: number[];
  tags?: number[];
  brandId?: number | null;
  taxClassId: number | null;
  attributes: ProductAttribute[];
  axes?: number[];
  media?: NonNullable<ProductInput['media']>;
}

/** A product of a file as it is saved here; prices, stock, bundle and links are added by the caller. */
export function productInputOf(record: ImportProduct, resolved: Resolved): ProductInput {
  const { language, categories, tags, brandId, axes } = resolved;
  const isExternal = record.kind === 'external';
  const isService = record.kind === 'e-product' && record.isService === true;
  const format = record.kind === 'external' || isService ? 'simple' : record.kind;
  return {
    ...commonOf(record, resolved),
    parentId: null,
    format,
    type: isService ? 'service' : record.kind,
    purchase: isExternal ? 'external' : 'cart',
    externalUrl: record.external?.url ?? null,
    isVisible: record.visibility !== 'hidden',
    isFeatured: record.featured,
    // No right of withdrawal from digital content once it is delivered.
    isReturnable: format !== 'e-product',
    brandId,
    categories,
    tags,
    axes,
    ...unitOf(record),
    translations: {
      [language]: {
        name: record.name,
        shortDescription: plainText(record.shortDescription),
        description: htmlOf(record.description),
        externalButton: record.external?.buttonText ?? '',
        seoTitle: record.seo.title,
        seoDescription: record.seo.description,
        ...(record.slug === null ? {} : { slug: record.slug }),
      },
      ...otherWords(record),
    },
    ...(record.options ? { customOptions: record.options.map((option) => optionOf(option, language)) } : {}),
  };
}

function otherWords({ words = {}, external }: Pick<ImportProduct, 'words' | 'external'>) {
  return Object.fromEntries(
    Object.entries(words).map(([language, { name, slug, description, shortDescription, seo }]) => [
      language,
      {
        name,
        shortDescription: plainText(shortDescription),
        description: htmlOf(description),
        externalButton: external?.buttonText ?? '',
        seoTitle: seo.title,
        seoDescription: seo.description,
        ...(slug === null ? {} : { slug }),
      },
    ]),
  );
}

function optionOf({ kind, title, values, ...option }: ImportOption, language: string): CustomOptionInput {
  return {
    ...option,
    title,
    label: { [language]: title },
    optionType: kind === 'numberField' ? 'number' : 'text',
    inputType: kind,
    values: values.map(({ label, ...value }) => ({ ...value, label: { [language]: label } })),
  };
}

/** A variant of a file as it is saved here, under the product that it belongs to. */
export function variantInputOf(record: ImportVariant, parentId: number, resolved: Resolved): ProductInput {
  const isFile = record.isDigital && !record.isService;
  return {
    ...commonOf(record, resolved),
    parentId,
    format: isFile ? 'e-product' : 'simple',
    type: record.isService ? 'service' : isFile ? 'e-product' : 'simple',
    isVisible: false,
    isReturnable: !isFile,
    translations: {
      [resolved.language]: { name: record.name, description: htmlOf(record.description) },
      ...otherWords({ words: record.words, external: null }),
    },
  };
}

/** Stock of a file; what is out of stock without a count is counted as none. */
export function stockOf({ tracked, quantity, lowAt, inStock, backorders }: ImportStock): StockInput {
  if (tracked) return { isTracked: true, quantity: quantity ?? 0, backorders, lowAt };
  return inStock ? { isTracked: false, lowAt } : { isTracked: true, quantity: 0, backorders, lowAt };
}

function commonOf(record: ImportProduct | ImportVariant, resolved: Resolved): ProductInput {
  return {
    sku: record.sku,
    barcode: record.barcode,
    taxClassId: resolved.taxClassId,
    weight: record.weightGrams,
    length: record.lengthMm,
    width: record.widthMm,
    height: record.heightMm,
    isPublished: record.published,
    position: record.position,
    attributes: resolved.attributes,
    downloads: record.downloads,
    ...(resolved.media ? { media: resolved.media } : {}),
  };
}

function unitOf({ unit }: ImportProduct): Partial<ProductInput> {
  const content = Number(unit?.quantity.replace(',', '.'));
  const baseContent = Number(unit?.baseQuantity.replace(',', '.'));
  if (!unit || !(content > 0) || !(baseContent > 0)) return {};
  return { content, contentUnit: unit.unit, baseContent, baseUnit: unit.baseUnit };
}

function htmlOf(html: string) {
  return html === '' ? null : { type: 'html', html };
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

// The HTML is our own sanitiser's, so its few entities are all there are. A no-break space stays between two words.
function plainText(html: string): string {
  return html
    .replace(/<(sup|sub)>([^<>]*)<\/\1>/g, (_whole, tag: string, text: string) =>
      raised(text, tag === 'sup' ? 'up' : 'down'),
    )
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, (space) => (space === '\u00a0' ? space : ' '))
    .trim();
}
