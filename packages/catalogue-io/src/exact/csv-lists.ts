import { CellFault, type Codec } from './csv-codec.ts';

/*
 * Lists in a cell: entries are divided by ` | `, a name from its values by ` = `, several values by `, `. Before such a
 * sign inside of a text stands a backslash, also before a space at its ends; an empty text is `\e`. Spaces around the
 * signs mean nothing.
 */

/** A text as a part of a list. */
export function toPart(text: string): string {
  if (text === '') return '\\e';
  return text.replace(/[\\|=,#]|^\s|\s$/g, '\\$&');
}

/** The text of a part that stands for one, without the spaces around it. */
export function fromPart(part: string): string {
  const trimmed = trimPart(part);
  return trimmed === '\\e' ? '' : trimmed.replace(/\\([\s\S])/g, '$1');
}

/** The parts between signs that no backslash stands before; none of an empty text. */
export function divide(text: string, sign: '|' | '=' | ','): string[] {
  if (trimPart(text) === '') return [];
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === sign) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}

/** Entries of a cell, one for each ` | `; every one is written and read by itself. */
export function entries<V>(write: (entry: V) => string, read: (part: string) => V): Codec<V[]> {
  return {
    write: (list) => list.map(write).join(' | '),
    read: (cell) => divide(cell, '|').map(read),
  };
}

/** A list of texts. */
export const texts: Codec<string[]> = entries(toPart, fromPart);

/** A list of words from a few. */
export function words<V extends string>(known: readonly V[]): Codec<V[]> {
  return entries(toPart, (part) => {
    const word = known.find((one) => one === fromPart(part));
    if (word === undefined) throw new CellFault(`holds something other than ${known.join(', ')}`);
    return word;
  });
}

// A space that a backslash stands before belongs to the text.
function trimPart(part: string): string {
  const start = part.trimStart();
  const end = start.trimEnd();
  let slashes = 0;
  while (end[end.length - 1 - slashes] === '\\') slashes++;
  return slashes % 2 === 1 ? start.slice(0, end.length + 1) : end;
}
