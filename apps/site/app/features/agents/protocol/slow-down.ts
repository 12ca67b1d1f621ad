/** Most calls of one address in a minute, to this process; and how many addresses are remembered. */
const mostCalls = 300;
const mostAddresses = 10_000;

const counted = { minute: 0, calls: new Map<string, number>() };

/**
 * Counts a call and says how many seconds its sender waits, if too many came from that address in this minute. Kept by the
 * process: reading costs no more than a page, which nobody counts; what writes is counted by the platform as well.
 */
export function secondsToWait(address: string, now: number): number | undefined {
  const minute = Math.floor(now / 60_000);
  if (counted.minute !== minute || counted.calls.size >= mostAddresses) {
    counted.minute = minute;
    counted.calls.clear();
  }
  const calls = (counted.calls.get(address) ?? 0) + 1;
  counted.calls.set(address, calls);
  return calls > mostCalls ? 60 - (Math.floor(now / 1000) % 60) : undefined;
}
