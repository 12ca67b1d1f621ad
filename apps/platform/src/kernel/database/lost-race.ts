import { setTimeout as pause } from 'node:timers/promises';

/** Tries of a transaction that the database gives up in favour of another. */
const mostTries = 4;

/** Longest pause in ms before the second try; before each further one it is twice as long. */
const firstPause = 25;

/**
 * Does `work`, which is one whole transaction, again when the database ended it for the sake of another (a deadlock, a
 * serialisation failure): nothing of it is left then, and the same may succeed in a moment. The pauses are of random
 * length, so that two who met do not meet again.
 */
export async function untilWon<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (thrown) {
      if (tries === mostTries || !isLostRace(thrown)) throw thrown;
      await pause(Math.random() * firstPause * 2 ** tries);
    }
  }
}

/** Whether PostgreSQL ended the transaction because of another: serialization_failure, deadlock_detected. */
function isLostRace(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const { code } = thrown as NodeJS.ErrnoException;
  // Drizzle wraps the driver's error in `cause`.
  return code === '40001' || code === '40P01' || isLostRace(thrown.cause);
}
