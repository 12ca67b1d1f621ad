import type { WordDiff } from '@izlog/contract/editing/word-diff';
import type { FieldDeclaration } from '@izlog/contract/sections/fields';

/** A difference as it is shown: a text by its words, anything else by what it says. */
export interface DifferenceView {
  op: 'set' | 'unset' | 'insert' | 'move' | 'remove';
  path: string;
  /** Name of the field; nothing for a part. */
  field: string | null;
  /** Of a field whose value is one thing, said otherwise than it is kept; else null. */
  kind: FieldDeclaration['kind'] | null;
  handler: string;
  /** First words of a part that came, went or was moved. */
  of: string;
  /** The field is one of a section, not of the document itself. */
  isInside: boolean;
  words: readonly WordDiff[];
}
