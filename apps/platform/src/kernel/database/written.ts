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

/**
 * The same bytes in memory of their own, for who keeps them: Node cuts small buffers out of blocks of 64 kB, and a kept one
 * holds its whole block.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** An element of a list: its own fields as JSON text (`"id":5,`), and those written before, with their braces. */
export interface WrittenElement {
  own: string;
  shared: Buffer;
}

/**
 * Writes an answer whose list of that name comes element by element: long lists are put together from bytes instead of
 * being turned into text again. `own` is ASCII and ends with a comma; `rest` has a field at least.
 */
export function writeWithList<T, K extends keyof T & string>(
  rest: Omit<T, K>,
  list: K,
  elements: readonly WrittenElement[],
): Written<T> {
  const head = Buffer.from(`${JSON.stringify({ data: rest }).slice(0, -2)},${JSON.stringify(list)}:[`);
  const size = elements.reduce((sum, { own, shared }) => sum + own.length + shared.length + 1, head.length);
  const body = Buffer.allocUnsafe(size + ending.length);
  let at = head.copy(body);
  elements.forEach(({ own, shared }, index) => {
    if (index > 0) at = body.writeUInt8(comma, at);
    at = body.writeUInt8(brace, at);
    at += body.write(own, at, 'latin1');
    at += shared.copy(body, at, 1);
  });
  at += ending.copy(body, at);
  return new Written(body.subarray(0, at));
}

const ending = Buffer.from(']}}');
const comma = 0x2c;
const brace = 0x7b;
