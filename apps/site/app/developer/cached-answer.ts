/** How long the latest tag is not asked for again, in ms: an hour (DEV-008). */
export const tagLife = 3_600_000;

/** The same for the latest release: 0.08 hours (DEV-009). */
export const releaseLife = 288_000;

/** An answer that is asked for once in `life` milliseconds of this browser; a failure is asked for again. */
export async function cachedAnswer<T>(key: string, life: number, ask: () => Promise<T>): Promise<T> {
  const cached = read<T>(key);
  if (cached && cached.until > Date.now()) return cached.value;
  const value = await ask();
  localStorage.setItem(key, JSON.stringify({ value, until: Date.now() + life }));
  return value;
}

/** What cannot be read is asked for again. */
function read<T>(key: string): { value: T; until: number } | undefined {
  try {
    const cached: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const isCached = typeof cached === 'object' && cached !== null && 'value' in cached && 'until' in cached;
    return isCached ? (cached as { value: T; until: number }) : undefined;
  } catch {
    return undefined;
  }
}
