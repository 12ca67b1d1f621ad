import type { Part } from '@izlog/contract/cms/content/part';
import type { DocumentBody } from '@izlog/contract/editing/document';
import type { Change } from '@izlog/contract/editing/op';
import type { Step } from '../store/undo-stack.ts';
import { partWords, placeWords, type Translate } from './place-words.ts';

/** What a step was about, as one would say it: the field of its section, or the section. */
export function stepWords(
  t: Translate,
  body: DocumentBody | undefined,
  { change, before }: Pick<Step, 'change' | 'before'>,
): string {
  // A part that came or went is in one of the two only.
  const part = inserted(change) ?? inserted(before);
  if (part) return partWords(t, part);
  return placeWords(t, body, 'path' in change ? change.path : idOf(change));
}

const inserted = (change: Change): Part | undefined => (change.op === 'insert' ? change.part : undefined);

const idOf = (change: Change): string =>
  'part' in change && typeof change.part === 'string' ? change.part : '';
