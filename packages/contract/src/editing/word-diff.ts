/** A piece of two texts: in both, only in the former, or only in the latter. */
export interface WordDiff {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Cells of the table that two texts may take; longer ones are shown as one replaced by the other. */
const mostCells = 4_000_000;

/** What was changed from one text to another, by words, for people to read. All `same` and `added` spans give the new text. */
export function diffWords(from: string, to: string): WordDiff[] {
  const [old, fresh] = [wordsOf(from), wordsOf(to)];
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start++;
  let end = 0;
  while (end < old.length - start && end < fresh.length - start && old.at(-1 - end) === fresh.at(-1 - end))
    end++;
  const middle = align(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end));
  const ofBoth = (words: string[]): WordDiff[] => words.map((text) => ({ kind: 'same', text }));
  return joined([...ofBoth(old.slice(0, start)), ...middle, ...ofBoth(old.slice(old.length - end))]);
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}_]+|\s+|[^\p{L}\p{N}\p{M}_\s]/gu) ?? [];
}

/** By the longest common subsequence. */
function align(old: string[], fresh: string[]): WordDiff[] {
  const width = fresh.length + 1;
  if (old.length * fresh.length > mostCells)
    return [
      { kind: 'removed', text: old.join('') },
      { kind: 'added', text: fresh.join('') },
    ];
  const common = new Uint32Array((old.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = fresh.length - 1; column >= 0; column--)
      common[row * width + column] =
        old[row] === fresh[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const spans: WordDiff[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < fresh.length) {
    const [left = '', right = ''] = [old[row], fresh[column]];
    if (row < old.length && column < fresh.length && left === right) {
      spans.push({ kind: 'same', text: left });
      row++;
      column++;
    } else if (column >= fresh.length || (row < old.length && at(row + 1, column) >= at(row, column + 1))) {
      spans.push({ kind: 'removed', text: left });
      row++;
    } else {
      spans.push({ kind: 'added', text: right });
      column++;
    }
  }
  return spans;
}

function joined(spans: readonly WordDiff[]): WordDiff[] {
  const result: WordDiff[] = [];
  for (const piece of spans) {
    const last = result.at(-1);
    if (piece.text === '') continue;
    if (last?.kind === piece.kind) last.text += piece.text;
    else result.push({ ...piece });
  }
  return result;
}
