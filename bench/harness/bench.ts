import type { Figure } from './figure.ts';
import type { Stage } from './stage.ts';

/** One benchmark: what it compares, and how to get its lines of the table. */
export interface Bench {
  /** For `--only`. */
  name: string;
  run(stage: Stage): Promise<Figure[]>;
}
