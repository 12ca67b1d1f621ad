type Numbers = Int32Array | Uint32Array | Float64Array | Uint8Array;

/** A typed array that grows by half when it is written beyond its end; what was never written is 0. */
export class Growing<T extends Numbers> {
  data: T;
  readonly #make: new (
    length: number,
  ) => T;

  constructor(make: new (length: number) => T, length = 64) {
    this.#make = make;
    this.data = new make(length);
  }

  get(index: number): number {
    return this.data[index] ?? 0;
  }

  set(index: number, value: number): void {
    if (index >= this.data.length) this.reserve(Math.ceil((index + 1) * 1.5));
    this.data[index] = value;
  }

  reserve(length: number): void {
    if (length <= this.data.length) return;
    const next = new this.#make(length);
    next.set(this.data);
    this.data = next;
  }
}
