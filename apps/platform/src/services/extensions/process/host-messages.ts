/** What a shop tells the process of an extension, a line of JSON each. */
export type ToHost =
  | { id: number; do: 'describe'; file: string }
  | { id: number; do: 'event'; siteId: number; event: { type: string } & Record<string, unknown> }
  | { id: number; do: 'job'; siteId: number; job: string }
  | { answers: number; reply: { status: number; headers: Record<string, string>; text: string } }
  | { answers: number; refused: string };

/** What such a process says: what a call came to, or what it asks for within one. */
export type FromHost =
  | { id: number; value: unknown }
  | { id: number; failed: { name: string; message: string; stack: string } }
  | { ask: number; within: number; of: 'shop' | 'outside'; request: AskedRequest };

export interface AskedRequest {
  method: string;
  /** Of the shop a path, of others a whole address. */
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Answers that one process waits for at the same time; more wait in it. */
export const asksAtOnce = 10;
