import { type Figure, type RatioGoal, ratioFigure } from './figure.ts';
import { hasProcessFigures } from './process-figures.ts';
import { quartiles } from './quartiles.ts';
import type { Round } from './race.ts';
import { perSecond } from './units.ts';

/**
 * Requests a second of ours against the yardstick's. The load generator often needs more processor time for an answer
 * than the servers do, which draws their figures together; so the spread also tells what our process used for an
 * answer, as a multiple of the yardstick's.
 */
export function requestFigure(
  what: string,
  ours: readonly Round[],
  yardstick: readonly Round[],
  goal: RatioGoal,
): Figure {
  const figure = ratioFigure(
    what,
    ours.map((round) => round.perSecond),
    yardstick.map((round) => round.perSecond),
    goal,
    perSecond,
  );
  if (!hasProcessFigures) return figure;
  const { middle } = quartiles(
    ours.map((round, index) => round.processor / (yardstick[index]?.processor ?? 0)),
  );
  return { ...figure, spread: `${figure.spread}, cpu × ${middle.toFixed(2)}` };
}
