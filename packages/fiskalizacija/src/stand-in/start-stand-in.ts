import type { KeyObject } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import type { Authorities, FiscalEnvironment } from '../certificate/authorities.ts';
import { answerSigners } from '../client/hosts.ts';
import { signElement, signing } from '../messages/sign.ts';
import { answerMessage, type Desk } from './answer-message.ts';
import { type BookedInvoice, Ledger } from './ledger.ts';
import { type Issued, type IssueOptions, makeTestAuthority, type Subject } from './make-authority.ts';

/** How the stand-in treats a message. */
export type Behaviour =
  /** As the tax host does. */
  | 'answer'
  /** Works on the message and answers so many milliseconds later. */
  | { late: number }
  /** Takes the message and never answers. */
  | 'silent'
  /** Breaks the connection off before it worked on the message. */
  | 'cutBefore'
  /** Works on the message and breaks off in the middle of the answer. */
  | 'cutAfter'
  /** Sends the answer to the message before once more; as `answer` where there is none. */
  | 'repeat'
  /** Answers with a page in HTML, as a proxy or a maintenance page does. */
  | 'html'
  /** Says that it failed: a SOAP fault. */
  | 'fault'
  /** Refuses with s006, its own fault. */
  | 'systemError'
  /** Changes the JIR after the answer was signed. */
  | 'lieJir'
  /** Signs the answer with a taxpayer's certificate. */
  | 'lieSigner'
  /** Answers with no signature. */
  | 'lieUnsigned'
  /** Refuses the TLS connection. */
  | 'refuseTls';

export interface StandInOptions {
  /** `test` if not given: only the test host checks invoices. */
  environment?: FiscalEnvironment;
  /** A free one if not given. */
  port?: number;
  now?: () => Date;
  /** A second check of the schema, by the published XSD: gets a message, says what is wrong with it. */
  schema?: Desk['schema'];
}

export interface StandIn extends AsyncDisposable {
  url: string;
  environment: FiscalEnvironment;
  /** Under which its TLS certificate, its signature and the certificates it hands out are issued. */
  authorities: Authorities;
  /** Hands out a certificate as a provider does. */
  issue(subject: Subject, options?: IssueOptions): Promise<Issued>;
  /** What was reported, in the order in which it came. */
  invoices(): readonly BookedInvoice[];
  /** How many messages arrived whole, whatever became of them. */
  messages(): number;
  /** How the next messages are treated, one each, and then every further one. */
  behave(next: Behaviour | readonly Behaviour[], then?: Behaviour): void;
  /** Is gone: connections are refused until `revive`. */
  die(): Promise<void>;
  revive(): Promise<void>;
  stop(): Promise<void>;
}

const page =
  '<!DOCTYPE html>\n<html lang="hr"><head><title>Održavanje</title></head><body><h1>503</h1></body></html>\n';

/** Starts a stand-in of the tax host on this machine, with certificates made for it alone. */
export async function startStandIn(options: StandInOptions = {}): Promise<StandIn> {
  const environment = options.environment ?? 'test';
  const authority = await makeTestAuthority({
    organization: 'Stand-in',
    commonName: environment === 'test' ? 'Stand-in Demo CA' : 'Stand-in CA',
  });
  const [server, signer] = await Promise.all([
    authority.issue({ commonName: 'localhost' }, { hostNames: ['localhost', '127.0.0.1'] }),
    authority.issue({ commonName: answerSigners[environment], organization: 'Stand-in' }),
  ]);
  const newLiar = () => authority.issue({ commonName: 'FISKAL 1', organization: 'Stand-in' });
  const keys = new Map<string, KeyObject>();
  const ledger = new Ledger();
  const now = options.now ?? (() => new Date());
  const desk: Desk = {
    environment,
    authorities: [authority.pem],
    signer,
    ledger,
    keys,
    schema: options.schema,
    now,
  };
  let queue: Behaviour[] = [];
  let usual: Behaviour = 'answer';
  let messages = 0;
  let last: string | undefined;

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request);
    if (body === undefined) return;
    messages += 1;
    const behaviour = queue.shift() ?? usual;
    if (behaviour === 'silent') return;
    if (behaviour === 'cutBefore') return void request.socket.destroy();
    if (behaviour === 'html') return send(response, { status: 503, body: page }, 'text/html; charset=utf-8');
    if (behaviour === 'fault') return send(response, { status: 500, body: faultBody });
    const before = last;
    const answer = await answerMessage(body, { ...desk, fails: behaviour === 'systemError' });
    last = answer.body;
    if (behaviour === 'repeat') return send(response, { status: 200, body: before ?? answer.body });
    if (behaviour === 'cutAfter') return cutInTheMiddle(request.socket as Socket, response, answer.body);
    if (typeof behaviour === 'object') await new Promise((resolve) => setTimeout(resolve, behaviour.late));
    const liar = behaviour === 'lieSigner' ? await newLiar() : signer;
    send(response, { status: answer.status, body: spoilt(behaviour, answer.body, liar) });
  };

  const listener = https.createServer(
    { key: pemOf(server.privateKey), cert: server.pem },
    (request, response) => {
      handle(request, response).catch((failure: Error) =>
        send(response, { status: 500, body: failure.message }),
      );
    },
  );
  // Before the handshake: nobody has said yet which message it is.
  listener.on('connection', (socket: Socket) => {
    if ((queue[0] ?? usual) !== 'refuseTls') return;
    queue.shift();
    // An alert of TLS: handshake_failure.
    socket.end(Buffer.from([0x15, 0x03, 0x03, 0x00, 0x02, 0x02, 0x28]));
  });
  // A client that goes away in the handshake is no fault of the stand-in's.
  listener.on('tlsClientError', () => undefined);

  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      listener.once('error', reject);
      listener.listen(port, '127.0.0.1', () => {
        listener.off('error', reject);
        resolve((listener.address() as AddressInfo).port);
      });
    });
  const close = () =>
    new Promise<void>((resolve) => {
      if (!listener.listening) return resolve();
      listener.close(() => resolve());
      listener.closeAllConnections();
    });
  const port = await listen(options.port ?? 0);

  return {
    url: `https://127.0.0.1:${port}/FiskalizacijaService${environment === 'test' ? 'Test' : ''}`,
    environment,
    authorities: { test: [], live: [], [environment]: [authority.pem] },
    async issue(subject, issueOptions) {
      const issued = await authority.issue(subject, issueOptions);
      keys.set(issued.certificate.fingerprint256, issued.privateKey);
      return issued;
    },
    invoices: () => ledger.invoices,
    messages: () => messages,
    behave(next, then = 'answer') {
      // One alone is how it is from now on.
      queue = typeof next === 'object' && !('late' in next) ? [...next] : [];
      usual = typeof next === 'object' && !('late' in next) ? then : (next as Behaviour);
    },
    die: close,
    revive: async () => void (listener.listening || (await listen(port))),
    stop: close,
    [Symbol.asyncDispose]: close,
  };
}

const pemOf = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

/** The whole body, or nothing where the client went away first. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks).toString('utf8');
}

function send(
  response: ServerResponse,
  { status, body }: { status: number; body: string },
  type = 'text/xml; charset=utf-8',
) {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': type }).end(body);
}

function cutInTheMiddle(socket: Socket, response: ServerResponse, body: string) {
  response.writeHead(200, { 'content-type': 'text/xml', 'content-length': Buffer.byteLength(body) });
  response.write(body.slice(0, body.length / 2), () => socket.destroy());
}

const faultBody =
  '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><soap:Fault><faultcode>soap:Server</faultcode><faultstring>Internal error</faultstring></soap:Fault></soap:Body></soap:Envelope>';

function spoilt(behaviour: Behaviour, body: string, liar: Desk['signer']): string {
  const name = /<tns:(\w+Odgovor)/.exec(body)?.[1];
  const unsigned = body.replace(/<Signature [\s\S]*<\/Signature>/, '');
  if (behaviour === 'lieJir') return body.replace(/<tns:Jir>[0-9a-f]{8}/, '<tns:Jir>00000000');
  if (behaviour === 'lieUnsigned') return unsigned;
  if (behaviour === 'lieSigner' && name) return signElement(unsigned, name, liar, signing.inclusive);
  return body;
}
