/**
 * What services hold in memory for as long as a platform runs, such as an index: each thing is made when it is first asked
 * for, and the function that makes it is its key. The kernel knows none of them.
 */
export class Held {
  readonly #things = new Map<() => unknown, unknown>();

  /** The one thing of this platform that `make` makes. */
  get<T>(make: () => T): T {
    if (!this.#things.has(make)) this.#things.set(make, make());
    return this.#things.get(make) as T;
  }

  /** The same platform with another thing in a place, for tests. */
  static with<T>(make: () => T, thing: T): Held {
    const held = new Held();
    held.#things.set(make, thing);
    return held;
  }
}
