import type { Transport } from '@izlog/contract/client';

/** Calls of a client over the network to a server that was started. */
export function overHttp(server: string): Transport {
  return async ({ url, ...request }) => {
    const answer = await fetch(server + url, request);
    return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
  };
}
