import type { Part } from '@izlog/contract/cms/content/part';
import type { RichNode } from '@izlog/contract/cms/content/rich';
import { rootId } from '@izlog/contract/editing/document';
import type { Difference } from '@izlog/contract/editing/edit-history';
import { diffWords, type WordDiff } from '@izlog/contract/editing/word-diff';
import type { ButtonValue, FieldDeclaration } from '@izlog/contract/sections/fields';
import { declarationOf } from '@izlog/contract/sections/section-list';
import { textOfButtonTarget, textOfLink } from '#site/admin/ground/rich/link-text.ts';
import { linesOfRich } from '#site/admin/ground/rich/rich-lines.ts';
import { firstWords } from '#site/admin/ground/text/first-words.ts';
import type { DifferenceView } from './difference-view.ts';

/** What files and records are called, by `media:80` and `page:12`. */
type Names = Readonly<Record<string, string>>;

/** All differences of a comparison for people. */
export const shownDifferences = ({
  differences,
  names,
}: {
  differences: readonly Difference[];
  names: Names;
}): DifferenceView[] => differences.map((one) => shownDifference(one, names));

/** A difference for people: what is no text is put into words as the form would say it. */
export function shownDifference(
  { op, path, handler, from, to, words }: Difference,
  names: Names = {},
): DifferenceView {
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
    words: isField ? wordsOf(kind, { from, to, words }, names) : [],
  };
}

/** Kinds of fields whose value is one thing: it is said otherwise than it is kept, and not word by word. */
const whole: ReadonlyArray<FieldDeclaration['kind']> = [
  'instant',
  'day',
  'yesNo',
  'choice',
  'media',
  'medias',
];

function kindOf(handler: string, path: string): DifferenceView['kind'] {
  const [, bag = '', name = ''] = path.split('/');
  const declared = declarationOf(handler)?.[bag.toLowerCase().endsWith('options') ? 'options' : 'meta'][name];
  return declared && whole.includes(declared.kind) ? declared.kind : null;
}

function wordsOf(
  kind: DifferenceView['kind'],
  { from, to, words }: Pick<Difference, 'from' | 'to' | 'words'>,
  names: Names,
): readonly WordDiff[] {
  if (kind === 'medias' || lists(from) || lists(to)) return listWords(from, to, names);
  if (kind) return wholeWords(textOf(from, names), textOf(to, names));
  return words ?? diffWords(textOf(from, names), textOf(to, names));
}

const wholeWords = (from: string, to: string): WordDiff[] =>
  from === to
    ? []
    : [
        { kind: 'removed' as const, text: from },
        { kind: 'added' as const, text: to },
      ].filter(({ text }) => text !== '');

const lists = (value: unknown): value is unknown[] => Array.isArray(value);

/** Of a list what went and what came; where only its order is another one, all of it as it is now. */
function listWords(from: unknown, to: unknown, names: Names): WordDiff[] {
  const [old, fresh] = [from, to].map((value) =>
    lists(value) ? value.map((one) => textOf(one, names)) : [],
  ) as [string[], string[]];
  const gone = old.filter((one) => !fresh.includes(one)).join(', ');
  const come = fresh.filter((one) => !old.includes(one)).join(', ');
  return gone === come ? wholeWords(old.join(', '), fresh.join(', ')) : wholeWords(gone, come);
}

/** The first words of a part that came, went or was moved. */
const partWords = (part: unknown): string =>
  typeof part === 'object' && part !== null && 'meta' in part ? firstWords(part as Part) : '';

/** What a value says, whatever its kind. */
function textOf(value: unknown, names: Names): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  if (lists(value)) return value.map((one) => textOf(one, names)).join(', ');
  if ('type' in value && value.type === 'doc') return linesOfRich(value as RichNode);
  if ('alt' in value && 'id' in value) return textOfPicture(value, names);
  if ('kind' in value) return nameOfTarget(textOfLink(value), names);
  if ('name' in value)
    return [String(value.name), nameOfTarget(textOfButtonTarget(value as Partial<ButtonValue>), names)]
      .filter(Boolean)
      .join(' → ');
  return Object.values(value)
    .map((one) => textOf(one, names))
    .filter(Boolean)
    .join(', ');
}

/** A picture by its file, with what its place says of it: `stol.svg, Stol s kavom`. */
const textOfPicture = ({ id, alt }: { id: unknown; alt: unknown }, names: Names): string =>
  [names[`media:${id}`] ?? '', typeof alt === 'string' ? alt : ''].filter(Boolean).join(', ');

/** Where something leads by its title, with the place on that page; as it is typed where nobody knows one. */
function nameOfTarget(typed: string, names: Names): string {
  const [key = '', hash] = typed.replace(/^service:/, 'product:').split('#');
  const name = names[key];
  return name === undefined ? typed : [name, hash].filter(Boolean).join(' #');
}
