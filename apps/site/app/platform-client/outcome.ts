import { CallError } from '@izlog/contract/client';

/** What came of a call: its data, or the flag that it failed and how (API-009). */
export type Outcome<T> = { errored: false; data: T } | { errored: true; error: CallError };

/** Waits for a call without throwing what the platform answered. A cancelled call (API-027) and our own faults still throw. */
export async function outcomeOf<T>(answer: Promise<T>): Promise<Outcome<T>> {
  try {
    return { errored: false, data: await answer };
  } catch (error) {
    if (error instanceof CallError) return { errored: true, error };
    throw error;
  }
}
