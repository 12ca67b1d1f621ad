const second = 1_000;
const minute = 60 * second;

/** How long the host may take. No buyer waits for it: what is issued is sent by a job. */
export const hostTimeout = 10 * second;

/** How long something is left to the process that took it: longer than a try can take. */
export const takenFor = 2 * minute;

/** How long a mail waits for the JIR of its invoice; then the buyer gets it with the issuer's code alone. */
export const jirPatience = 8 * second;

const longestWait = 15 * minute;

/** When it is tried again: one minute after the first try, then twice as long each time, at most a quarter of an hour. */
export const waitAfter = (attempts: number): number => Math.min(minute * 2 ** (attempts - 1), longestWait);
