import type { Part } from '@izlog/contract/cms/content/part';
import type { RichNode } from '@izlog/contract/cms/content/rich';
import { rootId } from '@izlog/contract/editing/document';
import type { Difference } from '@izlog/contract/editing/edit-history';
import { diffWords, type WordDiff } from '@izlog/contract/editing/word-diff';
import type { ButtonValue, FieldDeclaration } from '@izlog/contract/sections/fields';
import { declarationOf } from '@izlog/contract/sections/section-list';
import { firstWords } from '../document/first-words.ts';
import { textOfButtonTarget, textOfLink } from '../document/link-text.ts';
import { linesOfRich } from '../rich/rich-lines.ts';
import type { DifferenceView } from './changes-view.ts';

/** A difference for people: what is no text is said in words as the form would say it. */
export function shownDifference({ op, path, handler, from, to, words }: Difference): DifferenceView {
  const field = path.includes('/') ? (path.split('/').at(-1) ?? null) : null;
  const isField = op === 'set' || op === 'unset';
  const kind = isField ? kindOf(handler, path) : null;
  return {
    op,
    path,
    handler,
    of: partWords(isField ? null : (from ?? to)),
    isInside: isField && !path.startsWith(`${rootId}/`),
    field: isField ? field : null,
    kind,
    words: kind ? wholeWords(from, to) : (words ?? (isField ? diffWords(textOf(from), textOf(to)) : [])),
  };
}

/** Kinds of fields whose value is one thing: it is said otherwise than it is kept, and not word by word. */
const whole: ReadonlyArray<FieldDeclaration['kind']> = ['instant', 'day', 'yesNo', 'choice'];

function kindOf(handler: string, path: string): DifferenceView['kind'] {
  const [, bag = '', name = ''] = path.split('/');
  const declared = declarationOf(handler)?.[bag.toLowerCase().endsWith('options') ? 'options' : 'meta'][name];
  return declared && whole.includes(declared.kind) ? declared.kind : null;
}

const wholeWords = (from: unknown, to: unknown): WordDiff[] =>
  [
    { kind: 'removed' as const, text: textOf(from) },
    { kind: 'added' as const, text: textOf(to) },
  ].filter(({ text }) => text !== '');

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
