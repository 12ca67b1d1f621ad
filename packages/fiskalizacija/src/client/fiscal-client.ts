import { randomUUID } from 'node:crypto';
import { type Authorities, type FiscalEnvironment, finaAuthorities } from '../certificate/authorities.ts';
import { CertificateError } from '../certificate/certificate-error.ts';
import { expectInTime, type FiscalCertificate } from '../certificate/read-certificate.ts';
import type { FiscalInvoice, InvoiceChange } from '../messages/invoice.ts';
import { textAt } from '../messages/read-xml.ts';
import {
  changeRequest,
  checkRequest,
  echoRequest,
  invoiceRequest,
  type MessageHead,
} from '../messages/requests.ts';
import { signMessage } from '../messages/sign.ts';
import { inEnvelope, type Xml } from '../messages/xml.ts';
import type { ChangeAnswer, CheckAnswer, EchoAnswer, InvoiceAnswer, NoAnswer } from './answers.ts';
import { environmentOfHost, fiscalHosts } from './hosts.ts';
import { checkedOf, elementOf, type Proved, readAnswer, refusalOf } from './read-answer.ts';
import { httpsTransport, type Transport, TransportError } from './transport.ts';

export interface FiscalClientOptions {
  environment: FiscalEnvironment;
  certificate: FiscalCertificate;
  /** A stand-in of the host. The two hosts of the tax administration are refused here if they are not of `environment`. */
  url?: string;
  /** Under which the host's TLS certificate and that of its answers are issued; those of FINA if not given. */
  authorities?: Authorities;
  /** How long a message may take, connection and answer together, in milliseconds; 10 s if not given. */
  timeout?: number;
  transport?: Transport;
  /** The clock. */
  now?: () => Date;
}

/** What may differ for one message. */
export interface SendOptions {
  /** A UUID to find the message again by; a new one if not given. Never one that was sent before. */
  messageId?: string;
  timeout?: number;
}

export interface FiscalClient {
  /** Reports an invoice. Throws `InvoiceInputError` and `CertificateError`; whatever the host does is an answer. */
  reportInvoice(invoice: FiscalInvoice, options?: SendOptions): Promise<InvoiceAnswer>;
  /** Changes the payment and the buyer's OIB of an invoice that was reported and issued today (in Zagreb). */
  changeInvoice(invoice: FiscalInvoice, change: InvoiceChange, options?: SendOptions): Promise<ChangeAnswer>;
  /** Asks the test host what it would find fault with. Throws where the environment is live. */
  checkInvoice(invoice: FiscalInvoice, options?: SendOptions): Promise<CheckAnswer>;
  /** Asks whether the host is there; the message carries no certificate. */
  echo(text: string, options?: Pick<SendOptions, 'timeout'>): Promise<EchoAnswer>;
}

const action = 'http://e-porezna.porezna-uprava.hr/fiskalizacija/2012/services/FiskalizacijaService';

/**
 * A client of the tax host. Sends each message once: when and how often again is the caller's to say. Throws
 * `CertificateError` where the certificate is of another environment than the host, so that a test certificate never reaches
 * the live one, nor the other way round.
 */
export function createFiscalClient(options: FiscalClientOptions): FiscalClient {
  const { environment, certificate, timeout: usual = 10_000, transport = httpsTransport } = options;
  const url = options.url ?? fiscalHosts[environment];
  const authorities = (options.authorities ?? finaAuthorities)[environment];
  const now = options.now ?? (() => new Date());
  expectEnvironment(certificate, environment, url);

  const send = async (operation: string, message: Xml, timeout = usual): Promise<string | NoAnswer> => {
    const headers = { 'content-type': 'text/xml; charset=utf-8', soapaction: `"${action}/${operation}"` };
    const signal = AbortSignal.timeout(timeout);
    try {
      return await transport({ url, headers, body: inEnvelope(message), authorities, signal });
    } catch (cause) {
      return noAnswerOf(cause, signal);
    }
  };

  /** Sends a signed message and reads the answer to it. */
  const ask = async (
    operation: string,
    answer: string,
    write: (head: MessageHead) => Xml,
    { messageId = randomUUID(), timeout }: SendOptions = {},
  ): Promise<Proved | NoAnswer> => {
    const sentAt = now();
    expectInTime(certificate, sentAt);
    const body = await send(operation, signMessage(write({ messageId, sentAt }), certificate), timeout);
    if (typeof body !== 'string') return body;
    return readAnswer(body, { answer, messageId, environment, authorities, now: now() });
  };

  return {
    async reportInvoice(invoice, sending) {
      expectOwn(invoice, certificate);
      const write = (head: MessageHead) => invoiceRequest(head, invoice);
      const answer = await ask('racuni', 'RacunOdgovor', write, sending);
      if (answer.kind !== 'proved') return answer;
      const refused = refusalOf(answer.element);
      if (refused) return refused;
      const jir = textAt(answer.element, 'Jir');
      if (!jir) return nothingSaid;
      return { kind: 'confirmed', jir, processedAt: answer.processedAt };
    },
    async changeInvoice(invoice, change, sending) {
      expectOwn(invoice, certificate);
      const write = (head: MessageHead) => changeRequest(head, invoice, change);
      const answer = await ask('promijeniPodatkeRacuna', 'PromijeniPodatkeRacunaOdgovor', write, sending);
      if (answer.kind !== 'proved') return answer;
      const refused = refusalOf(answer.element);
      if (refused) return refused;
      // The examples of the specification write it in capitals.
      const done = textAt(answer.element, 'PorukaOdgovora', 'SifraPoruke')?.toLowerCase() === 'p005';
      return done ? { kind: 'changed', processedAt: answer.processedAt } : nothingSaid;
    },
    async checkInvoice(invoice, sending) {
      if (environment !== 'test') throw new Error('Only the test host checks invoices.');
      expectOwn(invoice, certificate);
      const write = (head: MessageHead) => checkRequest(head, invoice);
      const answer = await ask('provjera', 'ProvjeraOdgovor', write, sending);
      if (answer.kind !== 'proved') return answer;
      return checkedOf(answer.element) ?? refusalOf(answer.element) ?? nothingSaid;
    },
    async echo(text, { timeout } = {}) {
      const body = await send('echo', echoRequest(text), timeout);
      if (typeof body !== 'string') return body;
      const found = elementOf(body, 'EchoResponse');
      if ('kind' in found) return found;
      return { kind: 'echoed', text: found.element.textContent ?? '' };
    },
  };
}

const nothingSaid: NoAnswer = { kind: 'untrusted', detail: 'The answer says neither yes nor no.' };

function expectEnvironment(certificate: FiscalCertificate, environment: FiscalEnvironment, url: string) {
  const host = environmentOfHost(url);
  if (certificate.environment !== environment || (host && host !== environment))
    throw new CertificateError(
      'otherEnvironment',
      `A certificate of the ${certificate.environment} environment may not go to ${new URL(url).hostname} (${environment}).`,
    );
  if (new URL(url).protocol !== 'https:') throw new Error('The tax host is asked over HTTPS only.');
}

/** The host would answer s005; a mistake like this is the program's. */
function expectOwn({ oib }: FiscalInvoice, certificate: FiscalCertificate) {
  if (oib !== certificate.oib) throw new Error('The invoice is not of the OIB that the certificate names.');
}

function noAnswerOf(cause: unknown, signal: AbortSignal): NoAnswer {
  const from = cause instanceof TransportError ? cause : undefined;
  const detail = cause instanceof Error ? cause.message : String(cause);
  return {
    kind: 'unanswered',
    reason: signal.aborted ? 'timeout' : (from?.reason ?? 'connection'),
    detail,
    // Of a transport that does not say so the worst is assumed.
    mayHaveArrived: from?.mayHaveArrived ?? true,
  };
}
