import { CellFault, type Codec, instant, number, whole } from './csv-codec.ts';
import { divide, entries, fromPart, toPart } from './csv-lists.ts';
import type { ExactProduct } from './document.ts';

type Words = ExactProduct['translations'][string];

/** `A-1` names the product with that sku; one without a sku is `slug:…`, a variant without either `variant:…`. */
export function productRef(name: string): string {
  return /^(sku|slug|variant):./s.test(name) ? name : `sku:${name}`;
}

/** Products by their names. */
export const refs = entries(toPart, (part) => productRef(fromPart(part)));

/** `color = red, blue | weight = #12.5 | due = #2026-11-21T00:00:00.000Z`: codes of choices, or a number after `#`. */
export function attributesOf(dates: ReadonlySet<string>): Codec<ExactProduct['attributes']> {
  return entries(
    ({ code, values, number: value }) => {
      const shown =
        value === null ? (values ?? []).map(toPart).join(', ') : `#${numberText(value, dates.has(code))}`;
      return `${toPart(code)} = ${shown}`;
    },
    (part) => {
      const [code = '', shown = ''] = divide(part, '=');
      const plain = shown.trim();
      if (!plain.startsWith('#'))
        return { code: fromPart(code), values: divide(shown, ',').map(fromPart), number: null };
      const value = /^#\d{4}-\d\d/.test(plain)
        ? Date.parse(instant.read(plain.slice(1)))
        : number.read(plain.slice(1));
      return { code: fromPart(code), values: null, number: value };
    },
  );
}

// Moments of ms since 1970; years that ISO 8601 writes with a sign stay numbers.
function numberText(value: number, isDate: boolean): string {
  const isPlain = Number.isInteger(value) && value >= 0 && value < 253_402_300_800_000;
  return isDate && isPlain ? new Date(value).toISOString() : String(value);
}

/** `name = file = address | …`. */
export const downloads: Codec<ExactProduct['downloads']> = entries(
  ({ name, file, url }) => [toPart(name), file ?? '', url === null ? '' : toPart(url)].join(' = '),
  (part) => {
    const [name = '', file = '', url = ''] = divide(part, '=');
    return {
      name: fromPart(name),
      file: file.trim() === '' ? null : fromPart(file),
      url: url.trim() === '' ? null : fromPart(url),
    };
  },
);

/** `sku:A-1 = 2 | sku:B-1 = 1`. */
export const bundle: Codec<ExactProduct['bundle']> = entries(
  ({ product, quantity }) => `${toPart(product)} = ${quantity}`,
  (part) => {
    const [product = '', quantity = '1'] = divide(part, '=');
    return { product: productRef(fromPart(product)), quantity: whole.read(quantity) };
  },
);

/** `label = value | …`. */
export const facts: Codec<Words['facts']> = entries(
  ({ label, value }) => `${toPart(label)} = ${toPart(value)}`,
  (part) => {
    const [label = '', value = ''] = divide(part, '=');
    return { label: fromPart(label), value: fromPart(value) };
  },
);

/** HTML as it is; a document of the editor as JSON. */
export const description: Codec<Words['description']> = {
  write(value) {
    if (value === null) return '';
    const { type, html, ...rest } = value;
    const isHtml = type === 'html' && typeof html === 'string' && Object.keys(rest).length === 0;
    return isHtml && /^[^{\s]/.test(html) ? html : JSON.stringify(value);
  },
  read(cell) {
    if (cell === '') return null;
    if (!cell.startsWith('{')) return { type: 'html', html: cell };
    const document = parseJson(cell);
    if (typeof document !== 'object' || document === null || !('type' in document))
      throw new CellFault('is no document');
    return { ...document, type: String(document.type) };
  },
};

/** What a buyer may choose or write, as the JSON export has it; no plain cell holds choices in several languages. */
export const options: Codec<ExactProduct['customOptions']> = {
  write: (list) => (list.length === 0 ? '' : JSON.stringify(list)),
  read(cell) {
    if (cell.trim() === '') return [];
    const list = parseJson(cell);
    if (!Array.isArray(list)) throw new CellFault('is no list of options');
    // Checked against the schema together with the rest of the product.
    return list as ExactProduct['customOptions'];
  },
};

function parseJson(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch (error) {
    if (error instanceof SyntaxError) throw new CellFault('is no JSON');
    throw error;
  }
}
