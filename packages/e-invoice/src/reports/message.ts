import { InvoiceRefused, type Problem } from '../problem.ts';
import { isWritable, serialized, type XmlElement } from '../ubl/xml.ts';

/** A message to the tax administration, before it is signed: its schema wants a signature of profile XAdES-B as last child. */
export interface UnsignedMessage {
  /** Its element, such as `EvidentirajNaplatuZahtjev`. */
  name: string;
  /** Value of its attribute `id`, which the answer repeats: a UUID. */
  id: string;
  xml: string;
}

/** The head of every message. */
export interface MessageHead {
  /** A UUID. */
  id: string;
  /** When it is sent, as the clock in Croatia says: `2026-04-20T10:15:00`. */
  sentAt: string;
}

/** The most records that one message holds. */
const mostRecords = 100;

/** An element of a message: its name without prefix, and a text or what stands in it; what is undefined is left out. */
export type Part = readonly [name: string, content: string | undefined | readonly Part[]];

const services = {
  eFiskalizacija: 'http://www.porezna-uprava.gov.hr/fin/2024/types/eFiskalizacija',
  eIzvjestavanje: 'http://www.porezna-uprava.gov.hr/fin/2024/types/eIzvjestavanje',
};

/** Throws `InvoiceRefused` where a text is empty or cannot be written, where there are no records or more than a hundred. */
export function message(
  service: keyof typeof services,
  name: string,
  { id, sentAt }: MessageHead,
  parts: { head?: readonly Part[]; records: readonly Part[] },
): UnsignedMessage {
  const problems: Problem[] = [];
  const count = parts.records.length;
  if (count === 0 || count > mostRecords)
    problems.push({ field: 'records', reason: `are ${count}; a message holds 1 to ${mostRecords}` });
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(sentAt))
    problems.push({ field: 'sentAt', reason: `is no time as 2026-04-20T10:15:00: ${sentAt}` });
  const head: Part = ['Zaglavlje', [['datumVrijemeSlanja', `${sentAt}.0000`], ...(parts.head ?? [])]];
  const root = element([name, [head, ...parts.records]], name, problems);
  if (problems.length > 0) throw new InvoiceRefused(`${name} cannot be written`, problems);
  const attributes = { 'm:id': id };
  return { name, id, xml: serialized({ ...root, attributes }, { 'xmlns:m': services[service] }) };
}

function element([name, content]: Part, path: string, problems: Problem[]): XmlElement {
  const base = { name: `m:${name}`, attributes: {}, children: [], text: '' };
  if (typeof content !== 'string')
    return {
      ...base,
      children: (content ?? [])
        .filter(([, inner]) => inner !== undefined && inner.length > 0)
        .map((part) => element(part, `${path}/${part[0]}`, problems)),
    };
  if (!isWritable(content)) problems.push({ field: path, reason: 'holds a character that XML cannot write' });
  return { ...base, text: content };
}
