import { type DecimalMark, decimalMarkOf } from './read-decimal.ts';

/** Learns from the numbers of a whole file which decimal mark it uses. */
export class DecimalVote {
  readonly #votes = { point: 0, comma: 0 };

  add(cell: string) {
    if (cell.length < 2 || cell.length > 40) return;
    const mark = decimalMarkOf(cell.trim());
    if (mark) this.#votes[mark]++;
  }

  /** The mark of the file; `unknown` when its numbers contradict each other. `usual` holds when none tells. */
  result(usual: DecimalMark): DecimalMark {
    const { point, comma } = this.#votes;
    if (point && comma) return 'unknown';
    if (point) return 'point';
    return comma ? 'comma' : usual;
  }
}
