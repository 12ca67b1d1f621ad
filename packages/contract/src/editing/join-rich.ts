import type { RichNode } from '../cms/content/rich.ts';
import { isSameValue } from './same-value.ts';

/** Two texts as one. */
export interface JoinedRich {
  doc: RichNode;
  /** Whether both wrote in the same paragraph: it stands there as each has it, theirs first. */
  hasBoth: boolean;
}

/**
 * Joins what two made of one text, by paragraph: what only one of them changed stands as that one has it, what both
 * changed alike stands once, and what they changed otherwise stands as both have it. Lists and tables are joined inside.
 * Without the text that both began from, what they have in common counts as that.
 */
export function joinRich(base: RichNode | null, theirs: RichNode, mine: RichNode): JoinedRich {
  const [left, right] = [theirs.content ?? [], mine.content ?? []];
  const began = base?.content ?? common(left, right);
  const joined = joinBlocks(began, left, right);
  return { doc: { ...mine, content: joined.blocks }, hasBoth: joined.hasBoth };
}

interface Joined {
  blocks: RichNode[];
  hasBoth: boolean;
}

/** Three ways: between two blocks that all have, whatever only one side changed is that side's. */
function joinBlocks(
  base: readonly RichNode[],
  theirs: readonly RichNode[],
  mine: readonly RichNode[],
): Joined {
  const [inTheirs, inMine] = [placesOf(base, theirs), placesOf(base, mine)];
  const blocks: RichNode[] = [];
  let hasBoth = false;
  let [from, left, right] = [0, 0, 0];
  for (let at = 0; at <= base.length; at++) {
    const [toLeft, toRight] = at === base.length ? [theirs.length, mine.length] : [inTheirs[at], inMine[at]];
    if (toLeft === undefined || toRight === undefined) continue;
    const piece = joinPiece(base.slice(from, at), theirs.slice(left, toLeft), mine.slice(right, toRight));
    blocks.push(...piece.blocks, ...base.slice(at, at + 1));
    hasBoth ||= piece.hasBoth;
    [from, left, right] = [at + 1, toLeft + 1, toRight + 1];
  }
  return { blocks, hasBoth };
}

function joinPiece(base: RichNode[], theirs: RichNode[], mine: RichNode[]): Joined {
  if (isSameValue(base, theirs) || isSameValue(theirs, mine)) return { blocks: mine, hasBoth: false };
  if (isSameValue(base, mine)) return { blocks: theirs, hasBoth: false };
  // Both have written below the same block, or each in blocks of its own of as many as there were.
  if (base.length > 0 && base.length === theirs.length && base.length === mine.length) {
    const joined = base.map((block, place) =>
      joinBlock(block, theirs[place] as RichNode, mine[place] as RichNode),
    );
    return { blocks: joined.flatMap(({ blocks }) => blocks), hasBoth: joined.some((one) => one.hasBoth) };
  }
  const around = besides(base, theirs, mine) ?? besides(base, mine, theirs);
  if (around) return { blocks: around, hasBoth: false };
  const own = mine.filter((block) => !theirs.some((other) => isSameValue(other, block)));
  // What one of them has taken away and the other left as it was stays away.
  const left = theirs.filter(
    (block) =>
      !base.some((old) => isSameValue(old, block)) || mine.some((other) => isSameValue(other, block)),
  );
  const right = own.filter((block) => !base.some((old) => isSameValue(old, block)));
  return { blocks: [...left, ...right], hasBoth: left.length > 0 && right.length > 0 && base.length > 0 };
}

/** Where one of them only wrote before or after what the other has changed: both stand in their place. */
function besides(base: RichNode[], wider: RichNode[], other: RichNode[]): RichNode[] | undefined {
  const more = wider.length - base.length;
  if (base.length === 0 || more <= 0) return undefined;
  if (isSameValue(wider.slice(0, base.length), base)) return [...other, ...wider.slice(base.length)];
  return isSameValue(wider.slice(more), base) ? [...wider.slice(0, more), ...other] : undefined;
}

function joinBlock(base: RichNode, theirs: RichNode, mine: RichNode): Joined {
  if (isSameValue(base, theirs) || isSameValue(theirs, mine)) return { blocks: [mine], hasBoth: false };
  if (isSameValue(base, mine)) return { blocks: [theirs], hasBoth: false };
  const isOne = base.type === theirs.type && base.type === mine.type && holdsBlocks(base);
  const isAlike = isOne && isSameValue(theirs.attrs, mine.attrs);
  if (!isAlike) return { blocks: [theirs, mine], hasBoth: true };
  const { blocks, hasBoth } = joinBlocks(base.content ?? [], theirs.content ?? [], mine.content ?? []);
  return { blocks: [{ ...mine, content: blocks }], hasBoth };
}

/** Lists, their entries, quotes, tables, their rows and cells; not what holds words. */
const holdsBlocks = ({ content }: RichNode): boolean =>
  (content ?? []).length > 0 && (content ?? []).every(({ type }) => type !== 'text' && type !== 'hardBreak');

/** Where each block of `base` stands in another list, by the longest common subsequence; undefined where it does not. */
function placesOf(base: readonly RichNode[], other: readonly RichNode[]): Array<number | undefined> {
  const texts = [base.map(textOf), other.map(textOf)] as const;
  const width = other.length + 1;
  const table = new Uint32Array((base.length + 1) * width);
  const cell = (row: number, column: number) => table[row * width + column] ?? 0;
  for (let row = base.length - 1; row >= 0; row--)
    for (let column = other.length - 1; column >= 0; column--)
      table[row * width + column] =
        texts[0][row] === texts[1][column]
          ? cell(row + 1, column + 1) + 1
          : Math.max(cell(row + 1, column), cell(row, column + 1));
  const places: Array<number | undefined> = base.map(() => undefined);
  let [row, column] = [0, 0];
  while (row < base.length && column < other.length) {
    if (texts[0][row] === texts[1][column]) places[row++] = column++;
    else if (cell(row + 1, column) >= cell(row, column + 1)) row++;
    else column++;
  }
  return places;
}

function common(left: readonly RichNode[], right: readonly RichNode[]): RichNode[] {
  const places = placesOf(left, right);
  return left.filter((_block, place) => places[place] !== undefined);
}

/** One text for a block, whatever the order of its keys. */
function textOf(block: RichNode): string {
  return JSON.stringify(block, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
