import { writtenMoney } from '../amounts/money.ts';
import { paymentCodes, rejectionCodes } from '../reports/payment-and-rejection.ts';
import {
  type AccessPoint,
  AccessPointRefused,
  AccessPointUnreachable,
  type DocumentState,
} from './access-point.ts';

/** What an account at Moj-eRačun is, and how requests go out. */
export interface MojEracunAccount {
  /** `https://www.moj-eracun.hr`, or `https://demo.moj-eracun.hr` to try. */
  address: string;
  username: string;
  password: string;
  /** The OIB. */
  companyId: string;
  businessUnit?: string;
  /** Given by Moj-eRačun to the author of the software. */
  softwareId: string;
  /** `fetch` unless all requests go by a guard of their own. */
  fetch?: typeof fetch;
  /** How long an answer is waited for; 30 seconds unless said. */
  timeoutMs?: number;
}

const mostBytes = 30 * 1024 * 1024;

const states: Partial<Record<number, DocumentState['state']>> = {
  10: 'waiting',
  20: 'waiting',
  30: 'sent',
  40: 'delivered',
  45: 'cancelled',
  50: 'failed',
};

/**
 * Moj-eRačun by its API V2 and its interface of fiscalisation, as they are publicly described. Tried against a stand-in only,
 * since an account is a contract.
 */
export function mojEracun(account: MojEracunAccount): AccessPoint {
  const ask = (path: string, more: Record<string, unknown> = {}) => post(account, path, more);
  const rows = async (path: string, more: Record<string, unknown>) => {
    const found = json(await ask(path, more));
    if (!Array.isArray(found)) throw new AccessPointUnreachable(`Moj-eRačun gave no list for ${path}.`);
    return found.filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null);
  };
  return {
    async send({ xml }) {
      const id = idOf(json(await ask('/apis/v2/send', { File: xml })));
      // What is taken in has an id; without one nobody could ask for it again.
      if (id === undefined) throw new AccessPointUnreachable('Moj-eRačun took the document without an id.');
      return id;
    },
    async find({ number, issued }) {
      const sent = await rows('/apis/v2/queryOutbox', { From: issued });
      return idOf(sent.find((row) => row.DocumentNr === number && row.StatusId !== 50));
    },
    async stateOf(id) {
      const [row] = await rows('/apis/v2/queryOutbox', { ElectronicId: id });
      if (!row) throw new AccessPointRefused(`Moj-eRačun has no document ${id}.`);
      const state = states[Number(row.StatusId)];
      if (!state)
        throw new AccessPointUnreachable(`Moj-eRačun says an unknown state: ${String(row.StatusId)}.`);
      const reported = await rows('/api/fiscalization/statusOutbox', { ElectronicId: id });
      return { state, fiscal: fiscalOf(reported) };
    },
    async reportPayment(id, { paid, amount, by }) {
      await ask('/api/fiscalization/markPaid', {
        ...{ ElectronicId: id, PaymentDate: paid, PaymentMethod: paymentCodes[by] },
        PaymentAmount: Number(writtenMoney(amount)),
      });
    },
    async reportRejection(id, { rejected, kind, reason }) {
      await ask('/api/fiscalization/reject', {
        ...{ ElectronicId: id, RejectionDate: rejected },
        ...{ RejectionReasonType: rejectionCodes[kind], RejectionReasonDescription: reason },
      });
    },
    async incoming() {
      const inbox = await rows('/apis/v2/queryInbox', {});
      return inbox
        .filter((row) => row.Imported !== true)
        .flatMap((row) => {
          const id = idOf(row);
          if (id === undefined) return [];
          const { DocumentNr: number, SenderBusinessName: sender } = row;
          return [
            {
              id,
              ...(typeof number === 'string' && { number }),
              ...(typeof sender === 'string' && { sender }),
            },
          ];
        });
    },
    async receive(id) {
      const text = await ask('/apis/v2/receive', { ElectronicId: id });
      // No XML has a NUL, and no database keeps one.
      if (text.trimStart().startsWith('<') && !text.includes('\0')) return text;
      throw new AccessPointUnreachable(`Moj-eRačun gave no document for ${id}.`);
    },
    confirm: async (id) => {
      await ask(`/apis/v2/notifyimport/${encodeURIComponent(id)}`);
    },
  };
}

/** One request; the text of its answer. */
async function post(account: MojEracunAccount, path: string, more: Record<string, unknown>): Promise<string> {
  const { address, username, password, companyId, businessUnit, softwareId } = account;
  const body = {
    ...{ Username: username, Password: password, CompanyId: companyId },
    ...(businessUnit !== undefined && { CompanyBu: businessUnit }),
    ...{ SoftwareId: softwareId, ...more },
  };
  let response: Response;
  let text: string;
  try {
    response = await (account.fetch ?? fetch)(new URL(path, address), {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(account.timeoutMs ?? 30_000),
    });
    text = await limitedText(response);
  } catch (cause) {
    throw new AccessPointUnreachable(`Moj-eRačun does not answer at ${path}.`, { cause });
  }
  if (response.status >= 500)
    throw new AccessPointUnreachable(`Moj-eRačun answers ${response.status} at ${path}.`);
  if (/^\s*<(!doctype )?html/i.test(text))
    throw new AccessPointUnreachable(`Moj-eRačun answers with a page at ${path}.`);
  const reason = refusalIn(text);
  if (reason !== undefined || !response.ok)
    throw new AccessPointRefused(reason ?? `Moj-eRačun answers ${response.status} at ${path}.`);
  return text;
}

async function limitedText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > mostBytes) throw new Error(`The answer is longer than ${mostBytes} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * What it says against a request. That comes with status 200 too: the field in question with its messages
 * (`{ "Username": { "Value": "Incorrect", "Messages": [...] } }`).
 */
function refusalIn(text: string): string | undefined {
  const found = parsed(text);
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return undefined;
  const said = Object.values(found).flatMap((value) => {
    const messages =
      typeof value === 'object' && value !== null && 'Messages' in value ? value.Messages : undefined;
    return Array.isArray(messages) ? messages.map(String) : [];
  });
  const { errors, message, error } = found as Record<string, unknown>;
  if (said.length === 0 && errors !== undefined) said.push(JSON.stringify(errors));
  if (said.length === 0 && error !== undefined) said.push(JSON.stringify(error));
  if (said.length === 0 && typeof message === 'string' && idOf(found) === undefined) said.push(message);
  return said.length === 0 ? undefined : said.join(' ');
}

function json(text: string): unknown {
  const found = parsed(text);
  if (found === undefined) throw new AccessPointUnreachable('Moj-eRačun gave an answer that is no JSON.');
  return found;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An id is a number in most answers, and a text in some. */
function idOf(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null || !('ElectronicId' in row)) return undefined;
  const { ElectronicId: id } = row;
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? String(id) : undefined;
}

/** The latest message to the tax administration: 0 is success. */
function fiscalOf(reported: readonly Record<string, unknown>[]): NonNullable<DocumentState['fiscal']> {
  const messages = reported
    .flatMap(({ messages: found }) => (Array.isArray(found) ? found : []))
    .filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null)
    .sort((a, b) => String(a.dateOfFiscalization).localeCompare(String(b.dateOfFiscalization)));
  const last = messages.at(-1);
  if (!last) return { state: 'waiting' };
  if (last.status === 0) return { state: 'accepted' };
  const reason = [last.errorCode, last.errorCodeDescription ?? last.message]
    .filter((part) => typeof part === 'string')
    .join(' ');
  return { state: 'refused', ...(reason !== '' && { reason }) };
}
