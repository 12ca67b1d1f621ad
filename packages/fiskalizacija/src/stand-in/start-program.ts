import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Authorities, FiscalEnvironment } from '../certificate/authorities.ts';
import type { Behaviour } from './start-stand-in.ts';
import { type StandIn, startStandIn } from './start-stand-in.ts';

/** Where a program in the place of the tax administration is, and whom its hosts show themselves by. */
export interface StandInDescription {
  /** Addresses of its two hosts. */
  hosts: Record<FiscalEnvironment, string>;
  authorities: Authorities;
}

export interface StandInProgram extends AsyncDisposable {
  /** Its door: what it is asked and told over plain HTTP, on this machine alone. */
  url: string;
  hosts: Readonly<Record<FiscalEnvironment, StandIn>>;
  stop(): Promise<void>;
}

/**
 * Starts both hosts of the tax administration as one program, with a door (a free port if none is given) by which another
 * process sees and steers them:
 *
 * - `GET /` its `StandInDescription`;
 * - `GET /invoices?host=live` what was reported there;
 * - `POST /behave?host=live` with `{ "next": …, "then": … }` (a `Behaviour`, or several: one for each message), `POST
 *   /die?host=live`, `POST /revive?host=live`;
 * - `POST /issue?host=test` with `{ "commonName", "organization", "oib", "password", "validFrom", "validUntil" }` a P12 file
 *   as a provider hands it out.
 */
export async function startStandInProgram(
  options: { port?: number; now?: () => Date } = {},
): Promise<StandInProgram> {
  const { port = 0, now } = options;
  const [test, live] = await Promise.all([
    startStandIn({ environment: 'test', ...(now && { now }) }),
    startStandIn({ environment: 'live', ...(now && { now }) }),
  ]);
  const hosts = { test, live };
  const door = http.createServer((request, response) => {
    answer(hosts, request, response).catch((failure: Error) =>
      response.writeHead(400, { 'content-type': 'text/plain' }).end(failure.message),
    );
  });
  await new Promise<void>((resolve, reject) => {
    door.once('error', reject);
    door.listen(port, '127.0.0.1', resolve);
  });
  const stop = async () => {
    door.closeAllConnections();
    await Promise.all([new Promise((resolve) => door.close(resolve)), test.stop(), live.stop()]);
  };
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    hosts,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

type Hosts = StandInProgram['hosts'];

async function answer(hosts: Hosts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const act = `${request.method} ${pathname}`;
  const json = (body: unknown) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (act === 'GET /') return json(describe(hosts));
  const host = hosts[searchParams.get('host') === 'test' ? 'test' : 'live'];
  if (act === 'GET /invoices') return json(host.invoices());
  const body = await bodyOf(request);
  if (act === 'POST /behave') {
    const { next, then } = body as { next: Behaviour | Behaviour[]; then?: Behaviour };
    return json(host.behave(next, then) ?? {});
  }
  if (act === 'POST /die') return json((await host.die()) ?? {});
  if (act === 'POST /revive') return json((await host.revive()) ?? {});
  if (act === 'POST /issue') {
    const { password = '', validFrom, validUntil, ...subject } = body as Record<string, string>;
    const day = (text: string | undefined) => (text ? new Date(text) : undefined);
    const issued = await host.issue(
      { commonName: 'FISKAL 1', ...subject },
      { validFrom: day(validFrom), validUntil: day(validUntil) },
    );
    return void response.writeHead(200, { 'content-type': 'application/x-pkcs12' }).end(issued.p12(password));
  }
  response.writeHead(404).end();
}

const describe = ({ test, live }: Hosts): StandInDescription => ({
  hosts: { test: test.url, live: live.url },
  authorities: { test: test.authorities.test, live: live.authorities.live },
});

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? {} : JSON.parse(text);
}
