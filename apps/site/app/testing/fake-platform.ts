import type { Transport } from '@izlog/contract/client';
import { CallError } from '@izlog/contract/client';

export interface FakeCall {
  method: string;
  /** Path without query. */
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  headers: Record<string, string>;
}

type Answer = (call: FakeCall) => unknown;
/** Answers by `METHOD path`; `*` at the end of a path stands for the rest. */
export type Answers = Record<string, Answer>;

export interface FakePlatform {
  transport: Transport;
  /** Every call that was made, in order. */
  calls: FakeCall[];
}

/** A platform for tests: answers with the data of `answers` and what `headersOf` adds, refuses everything else as not found. */
export function fakePlatform(
  answers: Answers,
  headersOf: (call: FakeCall) => Record<string, string> = () => ({}),
): FakePlatform {
  const calls: FakeCall[] = [];
  const transport: Transport = async ({ method, url, headers: sent, body }) => {
    const { pathname, searchParams } = new URL(url, 'http://platform');
    const call = {
      method,
      path: pathname,
      query: searchParams,
      headers: sent,
      body: JSON.parse(typeof body === 'string' ? body : '{}'),
    };
    calls.push(call);
    const answer = find(answers, `${method} ${pathname}`);
    try {
      if (!answer) throw refused(404, 'NOT_FOUND', 'The requested record was not found.');
      const data = await answer(call);
      const tags = `fake:${pathname.split('/').at(-1)}`;
      const headers: Record<string, string> = { 'x-cache-tags': tags, ...headersOf(call) };
      return { status: 200, headers, text: JSON.stringify({ data }) };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { status, code, message, payload } = error;
      const shape = code ? { code, message, payload } : { statusCode: status, payload: { message } };
      const headers: Record<string, string> = {};
      return { status, headers, text: JSON.stringify({ error: shape }) };
    }
  };
  return { transport, calls };
}

/** What a fake answer throws to refuse, e.g. `refused(404, 'NOT_FOUND')`. */
export const refused = (status: number, code: string, message = code, payload?: unknown): CallError =>
  new CallError({ status, code, message, payload });

function find(answers: Answers, key: string): Answer | undefined {
  const exact = answers[key];
  if (exact) return exact;
  const pattern = Object.keys(answers).find((one) => one.endsWith('*') && key.startsWith(one.slice(0, -1)));
  return pattern === undefined ? undefined : answers[pattern];
}
