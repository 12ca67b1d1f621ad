/**
 * Lets this process live at another time: its clock shows that instant and goes on from there, until the function that is
 * given back is called. What PostgreSQL calls now stays the time of today.
 */
export function standAt(instant: Date): () => void {
  const Today = Date;
  const lag = Today.now() - instant.getTime();
  class Then extends Today {
    constructor(...given: unknown[]) {
      // @ts-expect-error Date takes what it is given, in many ways.
      super(...(given.length > 0 ? given : [Then.now()]));
    }

    static override now(): number {
      return Today.now() - lag;
    }

    /** Dates that were made before, or by Node itself, are dates. */
    static override [Symbol.hasInstance](value: unknown): boolean {
      return value instanceof Today;
    }
  }
  globalThis.Date = Then as DateConstructor;
  return () => {
    globalThis.Date = Today;
  };
}
