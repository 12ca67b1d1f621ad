import { setTimeout as pause } from 'node:timers/promises';

/** Tries of a transaction that the database gives up in favour of another. */
const mostTries = 4;

/** Longest pause in ms before the second try; before each further one it is twice as long. */
const firstPause = 25;

/**
 * Does `work`, which is one whole transaction, again when the database ended it for the sake of another: a deadlock, a
 * serialisation failure, or a value that another wrote between the look whether it is free and the insert. Nothing of it is
 * left then, and the same may succeed in a moment, or be refused by the look that it begins with, by the name of its field.
 * The pauses are of random length, so that two who met do not meet again.
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

/** serialization_failure, deadlock_detected, unique_violation. */
const lostRaces = ['40001', '40P01', '23505'];

/** Whether PostgreSQL ended a transaction because of another one. */
export function isLostRace(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const { code = '' } = thrown as NodeJS.ErrnoException;
  // Drizzle wraps the driver's error in `cause`.
  return lostRaces.includes(code) || isLostRace(thrown.cause);
}
