import { findPart } from '@izlog/contract/editing/apply-op';
import type { DocumentBody } from '@izlog/contract/editing/document';
import type { FieldDeclaration, FieldKind } from '@izlog/contract/sections/fields';
import { declarationOf } from '@izlog/contract/sections/section-list';
import type { FieldPlace } from './field-registry.ts';

/** Kinds that are written where they stand; the others have a dialog. All are among the settings of their part too. */
const inPlace: ReadonlySet<FieldKind> = new Set(['text', 'rich']);

/** The price of a product stands on its page and in no document: it goes its own way (design §3). */
export const isPrice = ({ key, f }: FieldPlace): boolean => f === 'price' && key.startsWith('product:');

/** Whether a field that stands on the page is changed in a dialog. */
export const opensDialog = (place: FieldPlace, field: FieldDeclaration | undefined): boolean =>
  isPrice(place) || (field !== undefined && !inPlace.has(field.kind));

const lists: ReadonlySet<FieldKind> = new Set(['posts', 'products', 'categories', 'number']);

/**
 * Whether what stands in a part is not its own (the products of a list, an entry of the menu): a press there opens the
 * settings of the part, which say what stands there.
 */
export function isOpenedWhole(body: DocumentBody | undefined, id: string): boolean {
  const handler = body && findPart(body.root, id)?.part.handler;
  if (handler === undefined) return false;
  const options = Object.values(declarationOf(handler)?.options ?? {});
  return handler === 'entry' || options.some(({ kind }) => lists.has(kind));
}
