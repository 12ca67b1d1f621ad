import type { ImportRef } from '../files/import-record.ts';

/** Divides a cell of several values at its commas; a comma inside a value is written "\,". */
export function splitWooList(cell: string): string[] {
  if (cell === '') return [];
  return cell.split(/(?<!\\),/).map((value) => value.replaceAll('\\,', ',').trim());
}

/** Reads "id:123" as the number of a product, everything else as a SKU. */
export function readWooRef(text: string): ImportRef {
  const id = /^id:\s*(\d+)$/i.exec(text)?.[1];
  return id === undefined ? { by: 'sku', value: text } : { by: 'id', value: id };
}

const kinds = ['simple', 'variable', 'variation', 'grouped', 'external'] as const;
export type WooKind = (typeof kinds)[number];

/** What the type of a row says. */
export interface WooType {
  kind: WooKind;
  /** Virtual, downloadable, or both. */
  isDigital: boolean;
  isDownloadable: boolean;
}

/** Reads "simple, downloadable, virtual"; nothing for the types of extensions (subscription, booking …). */
export function readWooType(cell: string): WooType | undefined {
  const words = cell
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const rest = words.filter((word) => word !== 'downloadable' && word !== 'virtual');
  const kind = kinds.find((one) => one === (rest[0] ?? 'simple'));
  return kind && rest.length <= 1
    ? { kind, isDigital: rest.length < words.length, isDownloadable: words.includes('downloadable') }
    : undefined;
}

/** WooCommerce writes line breaks of a description as the two characters "\n". */
export function unescapeWooText(cell: string): string {
  return cell.replace(/\\?\\n/g, (mark) => (mark === '\\n' ? '\n' : '\\n'));
}
