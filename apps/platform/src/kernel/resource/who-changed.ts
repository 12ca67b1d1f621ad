import { refusals } from '@izlog/contract/refusals';
import type { Ctx } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { listChangesOf } from './record-history.ts';

/** Acts on a record that are looked through for the one that changed a field. */
const recent = 20;

/** What a refused save knows: the fields that clash, the record as it is now, and what the log calls it. */
interface Clash {
  fields?: readonly string[];
  target?: string;
}

/**
 * Throws what a save threw. A refusal with recordChanged that names its record in the log (`target`) says instead who
 * changed one of its fields last, and when (OFFICE-07): `by` and `at`, null where the log does not know.
 */
export async function rethrowWithWho(ctx: Ctx, thrown: unknown): Promise<never> {
  if (!(thrown instanceof Refusal) || thrown.row.code !== refusals.recordChanged.code) throw thrown;
  const { target, ...rest } = (thrown.payload ?? {}) as Clash;
  if (target === undefined) throw thrown;
  const acts = await listChangesOf(ctx, target, recent);
  const last = acts.find(({ after }) => rest.fields?.some((field) => field in after)) ?? acts[0];
  throw new Refusal('recordChanged', { ...rest, by: last?.by ?? null, at: last?.at ?? null });
}
