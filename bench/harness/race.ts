import type { Load, LoadAnswer, LoadGenerator } from './load.ts';
import { hasProcessFigures, processorTime } from './process-figures.ts';

/** A server that takes part: where it listens, and which process it is. */
export interface Contender {
  url: string;
  pid: number;
  /** The same in every round, or those of a round (0 warms up): what can be asked once only. */
  requests: Load['requests'] | ((round: number) => Load['requests']);
}

/** One round of one contender; `processor` is what its process used for an answer, in µs (NaN where unknown). */
export interface Round extends LoadAnswer {
  processor: number;
}

/**
 * Lets the contenders answer the same load in turn, round after round, so that whatever else the machine does hits all
 * of them; every second round goes backwards. A first round warms them up and is not counted, see `warmUp`. Returns the
 * rounds of each contender, in the order of `contenders`.
 */
export async function race(
  generator: LoadGenerator,
  contenders: readonly Contender[],
  load: { connections: number; seconds: number; rounds: number },
): Promise<Round[][]> {
  const rounds: Round[][] = contenders.map(() => []);
  for (let round = 0; round <= load.rounds; round++) {
    const order = [...contenders.entries()];
    if (round % 2 === 1) order.reverse();
    for (const [index, { url, pid, requests }] of order) {
      const before = hasProcessFigures ? processorTime(pid) : Number.NaN;
      const isOnce = typeof requests === 'function';
      const own = isOnce ? requests(round) : requests;
      const run = () => generator.run({ url, requests: own, isOnce, ...load });
      if (round === 0 && !isOnce) await warmUp(run, load.seconds);
      const answer = await run();
      const used = hasProcessFigures ? processorTime(pid) - before : Number.NaN;
      if (round > 0) rounds[index]?.push({ ...answer, processor: used / answer.count });
    }
  }
  return rounds;
}

/** Answers after which a server's code is compiled as well as it will be, and what it remembers is there. */
const settled = 3000;
/** Bursts at most: what is slow by nature does not keep the others waiting. */
const mostBursts = 4;

/** On a busy machine a second is not enough: the first answers take ten times what the later ones do. */
async function warmUp(burst: () => Promise<LoadAnswer>, seconds: number): Promise<void> {
  let answers = 0;
  for (let bursts = 0; answers < settled && bursts < mostBursts / seconds; bursts++)
    answers += (await burst()).count;
}
