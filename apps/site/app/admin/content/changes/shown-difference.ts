import type { Part } from '@izlog/contract/cms/content/part';
import type { RichNode } from '@izlog/contract/cms/content/rich';
import { rootId } from '@izlog/contract/editing/document';
import type { Difference } from '@izlog/contract/editing/edit-history';
import { diffWords } from '@izlog/contract/editing/word-diff';
import type { ButtonValue } from '@izlog/contract/sections/fields';
import { firstWords } from '../document/first-words.ts';
import { textOfButtonTarget, textOfLink } from '../document/link-text.ts';
import { linesOfRich } from '../rich/rich-lines.ts';
import type { DifferenceView } from './changes-view.ts';

/** A difference for people: what is no text is said in words as the form would say it. */
export function shownDifference({ op, path, handler, from, to, words }: Difference): DifferenceView {
  const field = path.includes('/') ? (path.split('/').at(-1) ?? null) : null;
  const isField = op === 'set' || op === 'unset';
  return {
    op,
    path,
    handler,
    of: partWords(isField ? null : (from ?? to)),
    isInside: isField && !path.startsWith(`${rootId}/`),
    field: isField ? field : null,
    words: words ?? (isField ? diffWords(textOf(from), textOf(to)) : []),
  };
}

/** The first words of a part that came, went or was moved. */
const partWords = (part: unknown): string =>
  typeof part === 'object' && part !== null && 'meta' in part ? firstWords(part as Part) : '';

/** What a value says, whatever its kind. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if ('type' in value && value.type === 'doc') return linesOfRich(value as RichNode);
  if ('kind' in value) return textOfLink(value);
  if ('name' in value)
    return [String(value.name), textOfButtonTarget(value as Partial<ButtonValue>)]
      .filter(Boolean)
      .join(' → ');
  return Object.values(value).map(textOf).filter(Boolean).join(', ');
}
