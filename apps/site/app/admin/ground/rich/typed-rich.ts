import type { RichNode } from '@izlog/contract/cms/content/rich';
import { richOfLines } from './rich-lines.ts';

/** A rich text as a form sends it: written with the editor it is itself, else the lines that were typed. */
export const typedOfRich = (value: RichNode | string | null): string =>
  value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** What a form sent of a rich text; the platform looks at what is in it. */
export function richOfTyped(typed: string, before: RichNode | string | null | undefined): RichNode | null {
  return documentIn(typed) ?? richOfLines(typed, before);
}

function documentIn(typed: string): RichNode | undefined {
  if (!typed.startsWith('{"type":"doc"')) return undefined;
  try {
    return JSON.parse(typed) as RichNode;
  } catch {
    // Somebody writes about such texts: it is words.
    return undefined;
  }
}
