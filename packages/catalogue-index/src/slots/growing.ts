type Numbers = Int32Array | Uint32Array | Float64Array | Uint8Array;

/** A typed array that grows by half when it is written beyond its end; what was never written is 0, or `blank`. */
export class Growing<T extends Numbers> {
  data: T;
  readonly #make: new (
    length: number,
  ) => T;
  readonly #blank: number;

  constructor(make: new (length: number) => T, length = 64, blank = 0) {
    this.#make = make;
    this.#blank = blank;
    this.data = new make(length);
    if (blank !== 0) this.data.fill(blank);
  }

  get(index: number): number {
    return this.data[index] ?? this.#blank;
  }

  set(index: number, value: number): void {
    if (index >= this.data.length) this.#reserve(Math.ceil((index + 1) * 1.5));
    this.data[index] = value;
  }

  #reserve(length: number): void {
    const next = new this.#make(length);
    if (this.#blank !== 0) next.fill(this.#blank, this.data.length);
    next.set(this.data);
    this.data = next;
  }
}
