import { quartiles } from './quartiles.ts';

/** One line of the table; every part is text as it is printed. */
export interface Figure {
  what: string;
  ours: string;
  yardstick: string;
  /** Ours over the yardstick, unless stated otherwise. */
  ratio: string;
  goal: string;
  /** Undefined when there is no goal: the line is there to explain another. */
  holds: boolean | undefined;
  /** The middle half of the rounds, or what else says how far to trust the line. */
  spread: string;
}

/** What a comparison is held to: at least so many times the yardstick, or at most. */
export interface RatioGoal {
  atLeast?: number;
  atMost?: number;
}

/**
 * Compares two series measured in alternation: each round gives one ratio, the figure is their median. A round that is
 * disturbed by another program disturbs both halves alike, or is an outlier that the median leaves out.
 */
export function ratioFigure(
  what: string,
  ours: readonly number[],
  yardstick: readonly number[],
  goal: RatioGoal,
  show: (value: number) => string,
): Figure {
  const ratios = ours.map((value, round) => value / (yardstick[round] ?? Number.NaN));
  const { low, middle, high } = quartiles(ratios);
  return {
    what,
    ours: show(quartiles(ours).middle),
    yardstick: show(quartiles(yardstick).middle),
    ratio: middle.toFixed(2),
    goal: goalText(goal),
    holds: holds(middle, goal),
    spread: `${low.toFixed(2)}–${high.toFixed(2)} of ${ratios.length}`,
  };
}

/** A value held to a limit by itself: bytes, seconds, megabytes. */
export function limitFigure(
  what: string,
  value: number,
  limit: number | undefined,
  show: (value: number) => string,
  notes: { yardstick?: string; ratio?: string; spread?: string } = {},
): Figure {
  return {
    what,
    ours: show(value),
    yardstick: notes.yardstick ?? '',
    ratio: notes.ratio ?? '',
    goal: limit === undefined ? '' : `≤ ${show(limit)}`,
    holds: limit === undefined ? undefined : value <= limit,
    spread: notes.spread ?? '',
  };
}

function goalText({ atLeast, atMost }: RatioGoal): string {
  if (atLeast !== undefined) return `≥ ${atLeast}`;
  return atMost === undefined ? '' : `≤ ${atMost}`;
}

function holds(ratio: number, { atLeast, atMost }: RatioGoal): boolean | undefined {
  if (atLeast !== undefined) return ratio >= atLeast;
  return atMost === undefined ? undefined : ratio <= atMost;
}
