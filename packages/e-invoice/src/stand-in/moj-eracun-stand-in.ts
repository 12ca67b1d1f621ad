import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { InvoiceRefused } from '../problem.ts';
import { checkInvoice } from '../rules/check-invoice.ts';
import { readUbl } from '../ubl/read-ubl.ts';

/** A document that it holds, as its databases would. */
interface HeldDocument {
  id: number;
  number: string;
  xml: string;
  /** 20 taken, 30 sent, 40 delivered, 50 failed. */
  status: number;
  imported: boolean;
  fiscal: { status: number; errorCode?: string; errorCodeDescription?: string }[];
}

/** What the next answer does: not come, come as a page, come cut off after the act was done. */
type Fault = 'silence' | 'page' | 'lost answer' | 'error 500';

/** An account that it knows. */
export const account = {
  username: '1083',
  password: 'right',
  companyId: '12345678903',
  softwareId: 'Test-001',
};

/**
 * Plays Moj-eRačun as its API V2 is publicly described: refuses wrong accounts, documents that are none, that break rules or are
 * of another sender, buyers that nobody knows and numbers sent before; keeps what is sent and reported, and fails when told to.
 * `address` is where it listens, which a test that starts others before it may choose by `port`.
 */
export async function mojEracunStandIn({
  port = 0,
  companyId = account.companyId,
  unknownBuyers = [] as readonly string[],
} = {}) {
  const outbox: HeldDocument[] = [];
  const inbox: HeldDocument[] = [];
  const reports: Record<string, unknown>[] = [];
  let fault: Fault | undefined;
  let last = 394161;

  const hold = (into: HeldDocument[], xml: string, status: number): HeldDocument => {
    const { number } = readUbl(xml).invoice;
    const held: HeldDocument = { id: ++last, number, xml, status, imported: false, fiscal: [] };
    into.push(held);
    return held;
  };
  const row = ({ id, number, status, imported }: HeldDocument) => ({
    ...{ ElectronicId: id, DocumentNr: number, DocumentTypeId: 1, StatusId: status, Imported: imported },
    SenderBusinessName: 'Dobavljač d.o.o.',
  });
  const refusal = (field: string, message: string) => ({
    [field]: { Value: 'Incorrect', Messages: [`${message}. Trace ID: ${randomUUID()}.`] },
  });

  const acts: Record<string, (body: Record<string, unknown>) => unknown> = {
    '/apis/v2/send': ({ File }) => {
      try {
        const { invoice } = readUbl(String(File));
        const { number, seller, buyer } = invoice;
        if (outbox.some((one) => one.number === number))
          return refusal('File', `Dokument ${number} već postoji`);
        const [problem] = checkInvoice(invoice);
        if (problem)
          return refusal('File', `${problem.rule ?? ''} ${problem.field} ${problem.reason}`.trim());
        if (seller.endpoint && seller.endpoint.id !== companyId)
          return refusal('CompanyId', `Pošiljatelj dokumenta je ${seller.endpoint.id}`);
        if (buyer.endpoint && unknownBuyers.includes(buyer.endpoint.id))
          return refusal('File', `Primatelj ${buyer.endpoint.id} nije pronađen`);
        return row(hold(outbox, String(File), 20));
      } catch (error) {
        if (error instanceof InvoiceRefused) return refusal('File', 'Dokument nije ispravan');
        throw error;
      }
    },
    '/apis/v2/queryOutbox': ({ ElectronicId }) =>
      outbox.filter(({ id }) => ElectronicId === undefined || String(id) === ElectronicId).map(row),
    '/apis/v2/queryInbox': () => inbox.map(row),
    '/apis/v2/receive': ({ ElectronicId }) => inbox.find(({ id }) => String(id) === ElectronicId)?.xml,
    '/api/fiscalization/statusOutbox': ({ ElectronicId }) =>
      outbox
        .filter(({ id }) => String(id) === ElectronicId)
        .map(({ id, fiscal }) => ({
          electronicId: id,
          messages: fiscal.map((one, index) => ({
            ...one,
            dateOfFiscalization: `2026-03-12T10:0${index}:00`,
          })),
        })),
    '/api/fiscalization/markPaid': (body) => {
      if (!outbox.some(({ id }) => String(id) === body.ElectronicId)) return undefined;
      reports.push(body);
      return { fiscalizationRequestId: randomUUID() };
    },
    '/api/fiscalization/reject': (body) => {
      if (!inbox.some(({ id }) => String(id) === body.ElectronicId)) return undefined;
      reports.push(body);
      return { fiscalizationRequestId: randomUUID() };
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body: Record<string, unknown> = JSON.parse(Buffer.concat(parts).toString('utf8'));
    const now = fault;
    fault = undefined;
    if (now === 'silence') return void request.socket.destroy();
    if (now === 'page') return void response.end('<!DOCTYPE html><html><body>Održavanje</body></html>');
    if (now === 'error 500') return void response.writeHead(500).end('{}');
    const path = request.url ?? '';
    const imported = /^\/apis\/v2\/notifyimport\/(\d+)$/.exec(path)?.[1];
    let said: unknown;
    if (body.Username !== account.username || body.Password !== account.password)
      said = refusal('Username', 'Korisničko ime i lozinka nisu ispravni');
    else if (body.CompanyId !== companyId || body.SoftwareId !== account.softwareId)
      said = refusal('SoftwareId', 'Tvrtka i program nisu poznati');
    else if (imported) {
      const held = inbox.find(({ id }) => String(id) === imported);
      if (held) held.imported = true;
      said = held && row(held);
    } else said = acts[path]?.(body);
    if (now === 'lost answer') return void request.socket.destroy();
    if (said === undefined) response.writeHead(400).end(JSON.stringify({ message: 'Dokument ne postoji' }));
    else response.end(typeof said === 'string' ? said : JSON.stringify(said));
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    outbox,
    inbox,
    reports,
    arrive: (xml: string) => String(hold(inbox, xml, 30).id),
    failNext: (with_: Fault) => {
      fault = with_;
    },
    close: () => new Promise((done) => server.close(done)),
  };
}
