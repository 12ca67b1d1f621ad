import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isKeyedProvider } from '@izlog/contract/ecommerce/payment-providers';
import { fakes } from '#platform/services/orders/payment/providers/test/fakes.ts';
import type { FakePayment } from './fake-provider.ts';

/** The servers of all providers, as far as shops talk to them. */
export interface FakeProviders {
  /** Stand-in address for PAYMENT_STAND_IN. */
  url: string;
  payments: Map<string, FakePayment>;
  /** Every call: `POST /wspay/api/services/statusCheck`. */
  calls: string[];
  /** True answers nobody: the provider is down. */
  isDown: boolean;
  /** Paths of which the provider does what was asked and whose answers are lost on the way. */
  losesAnswersTo: RegExp | undefined;
  /** What somebody on the way makes of the text of an answer. */
  tamper: ((body: string) => string) | undefined;
  /** What happens while a provider thinks; each answer waits for it. */
  meanwhile: (() => Promise<void>) | undefined;
  stop(): Promise<void>;
}

/** Starts the providers on a port of this machine, a free one unless it is given. */
export async function startFakeProviders(port = 0): Promise<FakeProviders> {
  const providers: FakeProviders = {
    url: '',
    payments: new Map(),
    calls: [],
    isDown: false,
    losesAnswersTo: undefined,
    tamper: undefined,
    meanwhile: undefined,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const server = createServer((request, response) => {
    void read(request).then(async (body) => {
      await providers.meanwhile?.();
      answer(providers, request, body, response);
    });
  });
  server.keepAliveTimeout = 1;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  providers.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return providers;
}

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

function answer(
  providers: FakeProviders,
  { url: address = '', method, headers }: IncomingMessage,
  body: string,
  response: ServerResponse,
): void {
  providers.calls.push(`${method} ${address}`);
  const [, code = ''] = address.split('/');
  if (providers.isDown || !isKeyedProvider(code)) {
    response.destroy();
    return;
  }
  const path = address.slice(code.length + 1);
  const given = fakes[code].answer({ method, path, headers, body }, providers.payments);
  if (providers.losesAnswersTo?.test(address)) {
    response.destroy();
    return;
  }
  response.writeHead(given.status, { 'content-type': given.type ?? 'application/json' });
  response.end(providers.tamper?.(given.body) ?? given.body);
}
