import type { Figure } from './figure.ts';

const titles = ['what', 'ours', 'yardstick', 'ratio', 'goal', 'result', 'spread'] as const;

/** The table of all figures as text, one line each, columns aligned. */
export function figureTable(figures: readonly Figure[]): string {
  const lines = figures.map((figure) => [
    figure.what,
    figure.ours,
    figure.yardstick,
    figure.ratio,
    figure.goal,
    figure.holds === undefined ? '' : figure.holds ? 'holds' : 'FALLS SHORT',
    figure.spread,
  ]);
  const rows = [[...titles], ...lines];
  const widths = titles.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const text = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [text(titles), rule, ...lines.map(text)].join('\n');
}
