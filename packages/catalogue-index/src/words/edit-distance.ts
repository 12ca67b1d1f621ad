/**
 * How many letters have to be added, left out, replaced or swapped with their neighbour to turn one word into another
 * (optimal string alignment), or `most + 1` when it takes more than `most`. With `isBegun` the rest of `wanted` beyond
 * what was typed costs nothing.
 */
export function editDistance(typed: string, wanted: string, most: number, isBegun = false): number {
  const width = wanted.length + 1;
  if (typed.length - wanted.length > most) return most + 1;
  if (!isBegun && wanted.length - typed.length > most) return most + 1;
  let [beforeLast, last, row] = rows(width);
  for (let column = 0; column < width; column++) last[column] = column;
  for (let line = 1; line <= typed.length; line++) {
    const character = typed.charCodeAt(line - 1);
    row[0] = line;
    let least = line;
    for (let column = 1; column < width; column++) {
      const other = wanted.charCodeAt(column - 1);
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (row[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (character === other ? 0 : 1),
      );
      const isSwapped =
        line > 1 &&
        column > 1 &&
        character === wanted.charCodeAt(column - 2) &&
        typed.charCodeAt(line - 2) === other;
      if (isSwapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      row[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  if (!isBegun) return Math.min(last[width - 1] ?? 0, most + 1);
  let least = most + 1;
  for (let column = 0; column < width; column++) least = Math.min(least, last[column] ?? least);
  return least;
}

type Row = Uint16Array<ArrayBuffer>;
let room: [Row, Row, Row] = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)];

/** Three rows of the table; the same ones each time, as nothing else runs meanwhile. */
function rows(width: number): [Row, Row, Row] {
  if (room[0].length < width) {
    room = [new Uint16Array(width * 2), new Uint16Array(width * 2), new Uint16Array(width * 2)];
  }
  return room;
}
