import { AgentFault, badRequest } from './agent-fault.ts';

/** Most bytes that an agent may send: a hundred lines with all that the protocol lets it say of each. */
const mostBytes = 200_000;

/** As much of a schema of the contract as is used here. */
export interface Schema<T> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: ReadonlyArray<{ path: readonly PropertyKey[]; message: string }> } };
}

/** The body of a call, as its schema reads it; what is wrong is named by its field. No body is an empty object. */
export async function readJson<T>(request: Request, schema: Schema<T>): Promise<T> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes)
      throw new AgentFault(413, 'request_too_large', `At most ${mostBytes} bytes are read.`);
    chunks.push(chunk);
  }
  let value: unknown;
  try {
    value =
      size === 0 ? {} : JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    throw badRequest('The body is not JSON.');
  }
  return readWith(schema, value);
}

/** What was sent, as its schema reads it. */
export function readWith<T>(schema: Schema<T>, value: unknown): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [first] = read.error.issues;
  const path = ['$', ...(first?.path ?? [])].map(String).join('.');
  throw badRequest(`${path}: ${first?.message ?? 'it does not fit the schema'}`);
}
