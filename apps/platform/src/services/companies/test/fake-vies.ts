import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the stand-in behaves: it answers, or does what the real register was seen to do on bad days. */
export type ViesMood =
  | 'answer'
  | 'slow'
  | 'html'
  | 'cut'
  | 'empty'
  | 'redirect'
  | 'otherNumber'
  | 'lies'
  | 'huge'
  | 'MS_UNAVAILABLE'
  | 'SERVICE_UNAVAILABLE'
  | 'MS_MAX_CONCURRENT_REQ'
  | 'INVALID_REQUESTER_INFO';

/** What VIES is asked. */
interface ViesQuestion {
  countryCode?: string;
  vatNumber?: string;
  requesterMemberStateCode?: string;
  requesterNumber?: string;
}

/** A stand-in of VIES (REST, check-vat-number): it knows the companies that it is told, and gives consultation numbers. */
export interface FakeVies {
  url: string;
  knows(number: string, company: { name: string; address: string }): void;
  forget(number: string): void;
  behave(mood: ViesMood): void;
  /** What it was asked, in order. */
  asked: ViesQuestion[];
  stop(): Promise<void>;
}

const members = /^(AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)$/;

/** Starts it on a free port of this machine. */
export async function startFakeVies(): Promise<FakeVies> {
  const companies = new Map<string, { name: string; address: string }>();
  const asked: FakeVies['asked'] = [];
  let mood: ViesMood = 'answer';

  const json = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const fault = (response: ServerResponse, error: string) =>
    json(response, 200, { actionSucceed: false, errorWrappers: [{ error }] });

  function answer(body: ViesQuestion, response: ServerResponse): void {
    const [country, number] = [String(body.countryCode ?? ''), String(body.vatNumber ?? '')];
    const [by, requester] = [body.requesterMemberStateCode, body.requesterNumber];
    if (!members.test(country) || !/^[A-Z\d+*]{2,12}$/.test(number))
      return void fault(response, 'INVALID_INPUT');
    if ((by === undefined) !== (requester === undefined))
      return void fault(response, 'INVALID_REQUESTER_INFO');
    const company = companies.get(country + number);
    json(response, 200, {
      countryCode: country,
      vatNumber: mood === 'otherNumber' ? `${number.slice(0, -1)}0` : number,
      requestDate: new Date().toISOString(),
      valid: mood === 'lies' ? 'true' : company !== undefined,
      requestIdentifier: requester === undefined ? '' : `WAPIAAAA${asked.length}`,
      name: company?.name ?? '---',
      address: company?.address ?? '---',
    });
  }

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    let text = '';
    for await (const part of request) text += part;
    const body = JSON.parse(text) as ViesQuestion;
    asked.push(body);
    switch (mood) {
      case 'slow':
        return;
      case 'html':
        return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Wartung</html>');
      case 'cut':
        return void response
          .writeHead(200, { 'content-length': '500' })
          .write('{"valid": tr', () => response.destroy());
      case 'empty':
        return void response.writeHead(200).end();
      case 'redirect':
        return void response.writeHead(302, { location: '/elsewhere' }).end();
      case 'huge':
        return void response.writeHead(200).end(`{"valid": true, "name": "${'x'.repeat(200_000)}"}`);
      case 'answer':
      case 'otherNumber':
      case 'lies':
        return answer(body, response);
      default:
        return void fault(response, mood);
    }
  };
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/check-vat-number`,
    knows: (number, company) => companies.set(number, company),
    forget: (number) => companies.delete(number),
    behave: (next) => {
      mood = next;
    },
    asked,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
