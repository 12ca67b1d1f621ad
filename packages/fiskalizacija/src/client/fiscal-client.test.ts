import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FiscalCertificate, readCertificate } from '../certificate/read-certificate.ts';
import type { FiscalInvoice } from '../messages/invoice.ts';
import { invoiceRequest } from '../messages/requests.ts';
import { signMessage } from '../messages/sign.ts';
import { inEnvelope } from '../messages/xml.ts';
import { makeTestAuthority } from '../stand-in/make-authority.ts';
import { type StandIn, startStandIn } from '../stand-in/start-stand-in.ts';
import { hasPublishedSchema, schemaFaults } from '../testing/published-schema.ts';
import { anInvoice, anOib } from '../testing/samples.ts';
import { zkiOf } from '../zki.ts';
import { createFiscalClient, type FiscalClient } from './fiscal-client.ts';
import { fiscalHosts } from './hosts.ts';
import { httpsTransport } from './transport.ts';

let now = new Date('2026-11-29T10:15:31Z');
let standIn: StandIn;
let certificate: FiscalCertificate;
let client: FiscalClient;
let number = 0;
/** Every message that came through. */
const sent: string[] = [];

const clientOf = (of: FiscalCertificate, timeout = 5_000) =>
  createFiscalClient({
    environment: 'test',
    certificate: of,
    url: standIn.url,
    authorities: standIn.authorities,
    timeout,
    now: () => now,
  });

const certificateOf = async (
  subject: Parameters<StandIn['issue']>[0],
  options?: Parameters<StandIn['issue']>[1],
) =>
  readCertificate((await standIn.issue(subject, options)).p12('lozinka'), 'lozinka', {
    now,
    authorities: standIn.authorities,
  });

/** An invoice with the next number and its own ZKI. */
const next = (said: Partial<FiscalInvoice> = {}): FiscalInvoice => {
  number += 1;
  const invoice = anInvoice({ number, ...said });
  return { ...invoice, zki: zkiOf(invoice, certificate.privateKey) };
};

const lastBooked = () => standIn.invoices().at(-1);

beforeAll(async () => {
  standIn = await startStandIn({
    now: () => now,
    schema: async (message) => {
      sent.push(message);
      return [];
    },
  });
  certificate = await certificateOf({ commonName: 'FISKAL 1', organization: 'DUĆAN D.O.O.', oib: anOib });
  client = clientOf(certificate);
});
afterAll(() => standIn.stop());
beforeEach(() => {
  now = new Date('2026-11-29T10:15:31Z');
  standIn.behave('answer');
});

describe('what the host takes', () => {
  test('[FISC-02] an invoice is reported and gets its JIR', async () => {
    const answer = await client.reportInvoice(next());

    expect(answer).toEqual({ kind: 'confirmed', jir: lastBooked()?.jir, processedAt: now });
    expect(lastBooked()).toMatchObject({ findings: [], invoice: { total: 1250, oib: anOib } });
  });

  test('[FISC-02] the same invoice sent again, late by now, keeps its JIR and is booked once', async () => {
    const invoice = next();
    const first = await client.reportInvoice(invoice);
    const again = await client.reportInvoice({ ...invoice, late: true });

    expect(again).toEqual(first);
    expect(standIn.invoices().filter((one) => one.invoice.number === String(invoice.number))).toHaveLength(1);
    expect(lastBooked()?.messageIds).toHaveLength(2);
  });

  test('[FISC-02] a refund is a negative invoice', async () => {
    const refund = next({ vat: [{ rate: 2500, base: -1000, amount: -250 }], total: -1250 });

    await expect(client.reportInvoice(refund)).resolves.toMatchObject({ kind: 'confirmed' });
    expect(lastBooked()?.findings).toEqual([]);
  });

  test('[FISC-02] who is no VAT payer reports without VAT', async () => {
    const invoice = next({ inVatSystem: false, vat: [] });

    await expect(client.reportInvoice(invoice)).resolves.toMatchObject({ kind: 'confirmed' });
    expect(lastBooked()?.findings).toEqual([]);
  });

  test('[FISC-03] the means of payment and the buyer are changed on the day of the invoice only', async () => {
    const invoice = next();
    await client.reportInvoice(invoice);

    await expect(client.changeInvoice(invoice, { payment: 'cash', buyerOib: anOib })).resolves.toEqual({
      kind: 'changed',
      processedAt: now,
    });
    expect(lastBooked()?.changed).toEqual({ payment: 'G', buyerOib: anOib });
    now = new Date('2026-11-29T23:00:00Z');
    await expect(client.changeInvoice(invoice, { payment: 'card', buyerOib: null })).resolves.toMatchObject({
      kind: 'refused',
      errors: [{ code: 's011' }],
    });
  });

  test('[FISC-02] a change of what was never reported, or was reported otherwise, is refused', async () => {
    const invoice = next();
    const change = { payment: 'cash', buyerOib: null } as const;
    const refused = { kind: 'refused', errors: [{ code: 's012' }], mayPassLater: false };

    await expect(client.changeInvoice(invoice, change)).resolves.toMatchObject(refused);
    await client.reportInvoice(invoice);
    await expect(client.changeInvoice({ ...invoice, sequence: 'device' }, change)).resolves.toMatchObject(
      refused,
    );
  });

  test('[FISC-02] the test host says what it would find, and v100 where it finds nothing', async () => {
    await expect(client.checkInvoice(next())).resolves.toEqual({ kind: 'checked', findings: [] });
    const odd = next({ vat: [{ rate: 2400, base: 1000, amount: 270 }], total: 1251 });

    const answer = await client.checkInvoice(odd);

    expect(answer.kind === 'checked' && answer.findings.map(({ code }) => code)).toEqual([
      'v110',
      'v161',
      'v166',
    ]);
  });

  test('[FISC-02] an echo comes back', async () => {
    await expect(client.echo('jeste li <tu> & slušate?')).resolves.toEqual({
      kind: 'echoed',
      text: 'jeste li <tu> & slušate?',
    });
  });
});

describe('what the host refuses', () => {
  const refusal = (code: string, mayPassLater = false) => ({
    kind: 'refused',
    errors: [{ code }],
    mayPassLater,
  });

  test('[FISC-02] another invoice under a number that was used is refused, and the first one stays', async () => {
    const invoice = next();
    const first = await client.reportInvoice(invoice);
    const other = anInvoice({ number: invoice.number, total: 999 });

    const answer = await client.reportInvoice({ ...other, zki: zkiOf(other, certificate.privateKey) });

    expect(answer).toMatchObject(refusal('s006', true));
    expect(lastBooked()).toMatchObject({
      jir: first.kind === 'confirmed' && first.jir,
      invoice: { total: 1250 },
    });
    // The next year and another device with a sequence of its own may use it again.
    now = new Date('2026-12-31T23:00:01Z');
    const newYear = anInvoice({ number: invoice.number, issuedAt: new Date('2026-12-31T23:00:00Z') });
    await expect(
      client.reportInvoice({ ...newYear, zki: zkiOf(newYear, certificate.privateKey) }),
    ).resolves.toMatchObject({ kind: 'confirmed' });
  });

  test('[FISC-02] a ZKI of another key or of other contents is noticed', async () => {
    const invoice = next();

    await expect(client.reportInvoice({ ...invoice, zki: '0'.repeat(32) })).resolves.toMatchObject(
      refusal('s006', true),
    );
    await expect(client.reportInvoice({ ...invoice, total: 1300 })).resolves.toMatchObject(
      refusal('s006', true),
    );
    await expect(client.reportInvoice(invoice)).resolves.toMatchObject({ kind: 'confirmed' });
  });

  test('[FISC-02] a message number that was used before is refused', async () => {
    const messageId = '0f6ff7c1-4ad1-4f0e-9d51-3f1f62fb4a11';
    await client.reportInvoice(next(), { messageId });

    await expect(client.reportInvoice(next(), { messageId })).resolves.toMatchObject(refusal('s006', true));
  });

  test('[FISC-02] a message of another shape, changed on the way, or of another OIB is refused as that', async () => {
    const before = sent.length;
    const head = { messageId: randomUUID(), sentAt: now };
    const message = invoiceRequest(head, next());
    const signed = signMessage(message, certificate);
    const codeFor = async (xml: string) => {
      const { signal } = new AbortController();
      const request = { url: standIn.url, headers: {}, authorities: standIn.authorities.test, signal };
      return /<tns:SifraGreske>(\w+)</.exec(await httpsTransport({ ...request, body: inEnvelope(xml) }))?.[1];
    };
    const withoutZki = message.replace(/<tns:ZastKod>.*<\/tns:ZastKod>/, '');
    const ofAnother = message.replace(`<tns:Oib>${anOib}`, '<tns:Oib>00000000001');

    await expect(codeFor(signMessage(withoutZki, certificate))).resolves.toBe('s001');
    await expect(codeFor(message.replace('<tns:NacinPlac>K', '<tns:NacinPlac>C'))).resolves.toBe('s001');
    await expect(codeFor(message)).resolves.toBe('s004');
    await expect(codeFor(signed.replace('<tns:IznosUkupno>12.50', '<tns:IznosUkupno>1.00'))).resolves.toBe(
      's004',
    );
    await expect(codeFor(signMessage(ofAnother, certificate))).resolves.toBe('s005');
    await expect(codeFor(signed)).resolves.toBeUndefined();
    // These were not the client's.
    sent.length = before;
  });

  test('[FISC-02] a certificate that ended at the host, of no known provider or without "fiskal" is refused', async () => {
    const oib = anOib;
    const short = await certificateOf(
      { commonName: 'FISKAL 2', oib },
      { validFrom: new Date('2026-11-01T00:00:00Z'), validUntil: new Date('2026-11-29T10:15:35Z') },
    );
    const unnamed = await certificateOf({ commonName: 'Potpis', oib });
    const foreign = await makeTestAuthority({ commonName: 'Neki Demo CA' });
    const other = await foreign.issue({ commonName: 'FISKAL 1', oib });
    const ofOther = readCertificate(other.p12('x'), 'x', { now });
    const sentBy = (of: FiscalCertificate) => {
      const invoice = anInvoice({ number: 900_000 });
      return clientOf(of).reportInvoice({ ...invoice, zki: zkiOf(invoice, of.privateKey) });
    };

    await expect(sentBy(unnamed)).resolves.toMatchObject(refusal('s003'));
    await expect(sentBy(ofOther)).resolves.toMatchObject(refusal('s002'));
    await expect(sentBy(short)).resolves.toMatchObject({ kind: 'confirmed' });
    now = new Date('2026-11-29T10:15:36Z');
    // The client itself does not send with it any more.
    await expect(sentBy(short)).rejects.toMatchObject({ problem: 'ended' });
  });
});

describe('a host that does not answer as it should', () => {
  const unanswered = (reason: string, mayHaveArrived: boolean) => ({
    kind: 'unanswered',
    reason,
    mayHaveArrived,
  });

  test('[FISC-03] a host that is late or silent costs the time that was given, and the invoice can be sent again', async () => {
    const quick = clientOf(certificate, 500);
    const invoice = next();
    standIn.behave([{ late: 1_000 }, 'silent']);

    const started = performance.now();
    await expect(quick.reportInvoice(invoice)).resolves.toMatchObject(unanswered('timeout', true));
    await expect(client.reportInvoice(invoice, { timeout: 500 })).resolves.toMatchObject(
      unanswered('timeout', true),
    );
    expect(performance.now() - started).toBeLessThan(2_500);

    await expect(client.reportInvoice({ ...invoice, late: true })).resolves.toEqual({
      kind: 'confirmed',
      jir: lastBooked()?.jir,
      processedAt: now,
    });
    expect(standIn.invoices().filter((one) => one.invoice.number === String(invoice.number))).toHaveLength(1);
  });

  test('[FISC-02] a connection that breaks off before or in the middle of the answer is one that was cut', async () => {
    const invoice = next();
    standIn.behave(['cutBefore', 'cutAfter']);

    await expect(client.reportInvoice(invoice)).resolves.toMatchObject(unanswered('cut', true));
    expect(lastBooked()?.invoice.number).not.toBe(String(invoice.number));
    await expect(client.reportInvoice(invoice)).resolves.toMatchObject(unanswered('cut', true));
    // Booked, though nobody heard of it: sent again it gets the same JIR.
    const { jir } = lastBooked() ?? {};
    await expect(client.reportInvoice(invoice)).resolves.toMatchObject({ kind: 'confirmed', jir });
  });

  test('[FISC-02] a page in HTML, a fault and a host of the wrong kind are no answers', async () => {
    standIn.behave(['html', 'fault', 'html']);

    await expect(client.reportInvoice(next())).resolves.toMatchObject(unanswered('notAnAnswer', true));
    await expect(client.reportInvoice(next())).resolves.toMatchObject(unanswered('fault', true));
    await expect(client.echo('?')).resolves.toMatchObject(unanswered('notAnAnswer', true));
  });

  test('[FISC-02] a host that refuses TLS, or shows another certificate, was not reached', async () => {
    standIn.behave(['refuseTls']);
    await expect(client.reportInvoice(next())).resolves.toMatchObject(unanswered('tls', false));

    const trustsOthers = createFiscalClient({
      environment: 'test',
      certificate,
      url: standIn.url,
      now: () => now,
    });
    const before = standIn.messages();
    await expect(trustsOthers.reportInvoice(next())).resolves.toMatchObject(unanswered('tls', false));
    expect(standIn.messages()).toBe(before);
  });

  test('[FISC-03] a host that is dead for two days is asked again and takes what is late', async () => {
    const invoice = next();
    await standIn.die();
    await expect(client.reportInvoice(invoice)).resolves.toMatchObject(unanswered('connection', false));

    now = new Date('2026-12-01T12:00:00Z');
    await standIn.revive();
    await expect(client.reportInvoice({ ...invoice, late: true })).resolves.toMatchObject({
      kind: 'confirmed',
    });
    expect(lastBooked()).toMatchObject({ invoice: { late: true }, findings: ['v152'] });
  });

  test('[FISC-02] a fault of the host itself may pass later, and books nothing', async () => {
    const invoice = next();
    standIn.behave(['systemError']);

    await expect(client.reportInvoice(invoice)).resolves.toMatchObject({
      kind: 'refused',
      mayPassLater: true,
    });
    expect(lastBooked()?.invoice.number).not.toBe(String(invoice.number));
  });

  test('[FISC-02] an answer that was changed, is not signed, signed by another or about another message proves nothing', async () => {
    standIn.behave(['lieJir', 'lieUnsigned', 'lieSigner', 'repeat']);
    const details: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const answer = await client.reportInvoice(next());
      expect(answer.kind).toBe('untrusted');
      details.push(answer.kind === 'untrusted' ? answer.detail : '');
    }
    expect(details).toEqual([
      'The signature does not fit.',
      'It is not signed.',
      expect.stringMatching(/^Signed by .*FISKAL 1.*, not by the host\.$/),
      expect.stringMatching(/^It answers the message /),
    ]);
  });
});

describe('test and live are kept apart', () => {
  test('[FISC-06] a test certificate never goes to the live host, nor a live one to the test host', async () => {
    const provider = await makeTestAuthority({ commonName: 'Davatelj CA' });
    const issued = await provider.issue({ commonName: 'FISKAL 1', oib: anOib });
    const liveCertificate = readCertificate(issued.p12('x'), 'x', {
      now,
      authorities: { test: [], live: [provider.pem] },
    });
    const refused = expect.objectContaining({ problem: 'otherEnvironment' });
    const create = (environment: 'test' | 'live', of: FiscalCertificate, url?: string) => () =>
      createFiscalClient({ environment, certificate: of, url });

    expect(certificate.environment).toBe('test');
    expect(liveCertificate.environment).toBe('live');
    expect(create('live', certificate)).toThrow(refused);
    expect(create('test', liveCertificate)).toThrow(refused);
    expect(create('test', certificate, fiscalHosts.live)).toThrow(refused);
    expect(create('live', liveCertificate, fiscalHosts.test)).toThrow(refused);
    expect(create('test', certificate, fiscalHosts.live.replace('FiskalizacijaService', ''))).toThrow(
      refused,
    );
    expect(create('test', certificate)).not.toThrow();
    expect(create('live', liveCertificate)).not.toThrow();
    expect(create('test', certificate, 'http://127.0.0.1:1/')).toThrow('HTTPS');
  });

  test('[FISC-06] the live host does not check invoices, and an invoice of another OIB is not sent', async () => {
    const before = standIn.messages();

    await expect(client.reportInvoice(next({ oib: '00000000001' }))).rejects.toThrow('not of the OIB');
    expect(standIn.messages()).toBe(before);
  });
});

test.skipIf(!hasPublishedSchema)(
  '[FISC-01] every message that the client sent above was valid by the published schema',
  async () => {
    expect(sent.length).toBeGreaterThan(20);
    await expect(schemaFaults(sent)).resolves.toEqual([]);
  },
);
