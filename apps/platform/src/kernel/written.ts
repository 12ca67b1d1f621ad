/** An answer as it goes out, written once and sent as often as it is asked for: JSON with its envelope, UTF-8. */
export class Written<T> {
  /** What was written, for the compiler alone. */
  declare readonly answer: T;
  readonly body: Buffer;

  constructor(body: Buffer) {
    this.body = body;
  }
}

/** Writes an answer down. */
export function write<T>(answer: T): Written<T> {
  return new Written(Buffer.from(JSON.stringify({ data: answer })));
}
