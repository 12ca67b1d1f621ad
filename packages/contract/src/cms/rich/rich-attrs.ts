import type { RichNode } from '../content/rich.ts';

/** What the numbers of a list may be written as: `type` of an `ol`. */
export const numberings = ['1', 'a', 'A', 'i', 'I'] as const;
export const directions = ['ltr', 'rtl', 'auto'] as const;

/** What of a block's attributes is shown: which way it is read, and of a list the numbers of its entries. */
export interface ShownAttrs {
  dir?: (typeof directions)[number];
  start?: number;
  type?: (typeof numberings)[number];
  reversed?: true;
  value?: number;
}

/** The shown attributes of a node that are what they should be; nothing else of it may reach a page. */
export function shownAttrs({ type, attrs }: RichNode): ShownAttrs | null {
  if (!attrs) return null;
  const shown: ShownAttrs = {};
  const dir = directions.find((one) => one === attrs.dir);
  if (dir) shown.dir = dir;
  if (type === 'orderedList') {
    const numbering = numberings.find((one) => one === attrs.type);
    if (numbering && numbering !== '1') shown.type = numbering;
    if (Number.isSafeInteger(attrs.start) && attrs.start !== 1) shown.start = attrs.start as number;
    if (attrs.reversed === true) shown.reversed = true;
  }
  if (type === 'listItem' && Number.isSafeInteger(attrs.value)) shown.value = attrs.value as number;
  return shown;
}
