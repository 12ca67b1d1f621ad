import { createHash, createSign, type KeyObject, type X509Certificate } from 'node:crypto';
import { decimalOf } from '../amounts.ts';
import { type FiscalEnvironment, leadsTo, nameFields } from '../certificate/authorities.ts';
import { oibOf } from '../certificate/read-certificate.ts';
import type { HostError } from '../client/answers.ts';
import { checkCodes, type RefusalCode, refusalCodes } from '../messages/codes.ts';
import { bodyOf, elementAt, readDocument, textAt } from '../messages/read-xml.ts';
import { signElement, signing } from '../messages/sign.ts';
import { verifyElement } from '../messages/verify.ts';
import { element, escapeText, fiscalNamespace, type Xml } from '../messages/xml.ts';
import { instantOfMessageTime, messageTime, zkiTime } from '../zagreb-time.ts';
import { findingsOf } from './check-invoice.ts';
import { invoiceOf } from './invoice-of.ts';
import type { Ledger } from './ledger.ts';
import type { Issued } from './make-authority.ts';
import { knowsMessage, shapeFaults } from './message-shape.ts';
import type { ReadInvoice } from './read-invoice.ts';

/** What the stand-in works with. */
export interface Desk {
  environment: FiscalEnvironment;
  /** Under which taxpayers' certificates must be issued (PEM). */
  authorities: readonly string[];
  /** Signs the answers. */
  signer: Pick<Issued, 'certificate' | 'privateKey'>;
  ledger: Ledger;
  /** Keys of taxpayers that it handed out itself, by the certificate's fingerprint: with these a ZKI can be made again. */
  keys: ReadonlyMap<string, KeyObject>;
  /** A second check of the schema, as by the published XSD; says what is wrong. */
  schema?: (message: string) => Promise<readonly string[]>;
  now: () => Date;
  /** Refuses with its own fault (s006) what it would have worked on, and books nothing. */
  fails?: boolean;
}

/** What the desk says to a body, not yet sent. */
export interface DeskAnswer {
  status: number;
  body: string;
}

/** Reads a request and answers it as the tax host does, in an envelope, signed. */
export async function answerMessage(body: string, desk: Desk): Promise<DeskAnswer> {
  const document = readDocument(body);
  const message = document && bodyOf(document);
  if (!message) return fault('Not a SOAP envelope with one message.');
  if (message.localName === 'EchoRequest') return echo(message.textContent ?? '');
  if (
    !knowsMessage(message.localName) ||
    (message.localName === 'ProvjeraZahtjev' && desk.environment === 'live')
  )
    return fault(`No operation for "${message.localName}".`);
  const judged = await judge(body, message, desk);
  const errors = judged.errors ?? [];
  const content = judged.content ?? null;
  const name = message.localName.replace('Zahtjev', 'Odgovor');
  const answer = answerElement(name, textAt(message, 'Zaglavlje', 'IdPoruke') ?? '', desk.now(), [
    content,
    errors.length > 0 ? element('Greske', errors.map(errorElement)) : null,
  ]);
  return { status: 200, body: signElement(inAnswerEnvelope(answer), name, desk.signer, signing.inclusive) };
}

const errorElement = ({ code, message }: HostError) =>
  element('Greska', [element('SifraGreske', code), element('PorukaGreske', message.slice(0, 500))]);

interface Judged {
  errors?: HostError[];
  content?: Xml;
}

async function judge(body: string, message: Element, desk: Desk): Promise<Judged> {
  const faults = [...shapeFaults(message), ...((await desk.schema?.(String(message))) ?? [])];
  if (faults.length > 0) return refuse('s001', `${refusalCodes.s001} : ${faults.join(', ')}`);
  const verified = verifyElement(body, message);
  if (!verified.proved) return refuse('s004');
  const { certificate, element: signed } = verified;
  if (!isAccepted(certificate, desk)) return refuse('s002');
  const oib = oibOf(certificate);
  if (!oib || !/fiskal/i.test(nameFields(certificate.subject).get('CN') ?? '')) return refuse('s003');
  const invoice = invoiceOf(signed);
  const sentAt = instantOfMessageTime(textAt(signed, 'Zaglavlje', 'DatumVrijeme') ?? '');
  if (!invoice || !sentAt) return refuse('s001', `${refusalCodes.s001} : DatVrijeme`);
  if (invoice.oib !== oib) return refuse('s005');
  // What follows has no code of its own: the host's fault, with a word that says which.
  const messageId = textAt(signed, 'Zaglavlje', 'IdPoruke') ?? '';
  if (!desk.ledger.noteMessage(messageId)) return refuse('s006', 'Identifikator poruke je već iskorišten.');
  if (desk.fails) return refuse('s006');
  if (isZkiWrong(invoice, certificate, desk))
    return refuse('s006', 'Zaštitni kod izdavatelja ne odgovara računu.');
  const findings = findingsOf(invoice, { sentAt, processedAt: desk.now() });
  if (message.localName === 'ProvjeraZahtjev') return check(signed, findings);
  if (message.localName === 'PromijeniPodatkeRacunaZahtjev') return change(signed, invoice, desk);
  const booking = desk.ledger.book(invoice, messageId, findings);
  if ('taken' in booking) return refuse('s006', 'Broj računa je već iskorišten za drugi račun.');
  return { content: element('Jir', booking.booked.jir) };
}

const refuse = (code: RefusalCode, message: string = refusalCodes[code]): Judged => ({
  errors: [{ code, message }],
});

function isAccepted(certificate: X509Certificate, { authorities, now }: Desk): boolean {
  const inTime = now() >= new Date(certificate.validFrom) && now() <= new Date(certificate.validTo);
  return inTime && leadsTo(certificate, [], authorities);
}

/**
 * Only who holds the key can make a ZKI: it is tried where the stand-in handed the certificate out. Written again from the
 * specification, so that it is no echo of `zki.ts`.
 */
function isZkiWrong(invoice: ReadInvoice, certificate: X509Certificate, desk: Desk): boolean {
  const key = desk.keys.get(certificate.fingerprint256);
  if (!key) return false;
  const { oib, issuedAt, number, premises, device, total } = invoice;
  const text = [oib, zkiTime(issuedAt), number, premises, device, decimalOf(total)].join('');
  const signature = createSign('sha1').update(text).sign(key);
  return createHash('md5').update(signature).digest('hex') !== invoice.zki;
}

function check(signed: Element, findings: ReturnType<typeof findingsOf>): Judged {
  const codes = findings.length > 0 ? findings : (['v100'] as const);
  return {
    content: invoiceAsItCame(signed),
    errors: codes.map((code) => ({ code, message: checkCodes[code] })),
  };
}

/** The invoice is given back word for word; its canonical form brings the prefix's declaration, which stands above already. */
const invoiceAsItCame = (signed: Element): Xml =>
  String(elementAt(signed, 'Racun')).replaceAll(` xmlns:tns="${fiscalNamespace}"`, '');

function change(signed: Element, invoice: ReadInvoice, { ledger, now }: Desk): Judged {
  const day = (instant: Date) => messageTime(instant).slice(0, 10);
  if (day(invoice.issuedAt) !== day(now())) return refuse('s011');
  const booked = ledger.find(invoice);
  if (!booked) return refuse('s012');
  booked.changed = {
    payment: textAt(signed, 'Racun', 'PromijenjeniNacinPlac') ?? '',
    buyerOib: textAt(signed, 'Racun', 'PromijenjeniOibPrimateljaRacuna') || null,
  };
  return {
    content: element('PorukaOdgovora', [
      element('SifraPoruke', 'p005'),
      element('Poruka', 'Uspješna prijava promjene podataka računa.'),
    ]),
  };
}

function answerElement(name: string, messageId: string, now: Date, content: readonly (Xml | null)[]): Xml {
  const header = element('Zaglavlje', [
    element('IdPoruke', messageId),
    element('DatumVrijeme', messageTime(now)),
  ]);
  const inner = [header, ...content.filter((one) => one !== null)].join('');
  return `<tns:${name} xmlns:tns="${fiscalNamespace}" Id="G${messageId.slice(0, 8)}-1">${inner}</tns:${name}>`;
}

/** With the declarations that the host's envelope carries: they are part of what its answer signs. */
const inAnswerEnvelope = (answer: Xml) =>
  `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><soap:Body>${answer}</soap:Body></soap:Envelope>`;

const echo = (text: string): DeskAnswer => ({
  status: 200,
  body: inAnswerEnvelope(
    `<tns:EchoResponse xmlns:tns="${fiscalNamespace}">${escapeText(text)}</tns:EchoResponse>`,
  ),
});

const fault = (text: string): DeskAnswer => ({
  status: 500,
  body: inAnswerEnvelope(
    `<soap:Fault><faultcode>soap:Client</faultcode><faultstring>${escapeText(text)}</faultstring></soap:Fault>`,
  ),
});
