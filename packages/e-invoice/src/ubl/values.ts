import { type Decimal, scaled } from '../amounts/decimal.ts';
import { type Money, moneyOf, writtenMoney } from '../amounts/money.ts';
import type { Attachment, Identifier, LocalDate, Note } from '../invoice.ts';
import type { Codec, Document } from './fields.ts';
import { isWritable, type XmlElement } from './xml.ts';

/** A text, its ends trimmed when it is read. */
export const text: Codec<string> = {
  write(value, element, document, field) {
    element.text = writable(value, document, field);
  },
  read: ({ text: found }) => (found.trim() === '' ? undefined : found.trim()),
};

function writable(value: string, document: Document, field: string): string {
  if (value.trim() === '') document.problems.push({ field, rule: 'HR-BR-33', reason: 'is empty' });
  if (!isWritable(value))
    document.problems.push({ field, reason: 'holds a character that XML cannot write' });
  return value;
}

export const date: Codec<LocalDate> = {
  write(value, element, document, field) {
    if (!isDate(value)) document.problems.push({ field, reason: `is no date: ${value}` });
    element.text = value;
  },
  read(element, document, field) {
    // A time zone may stand behind it; the norm takes the day as it is written.
    const value = element.text.trim().replace(/(Z|[+-]\d\d:\d\d)$/, '');
    if (!isDate(value)) document.problems.push({ field, reason: `is no date: ${value}` });
    return value;
  },
};

/** Whether it is a day of the calendar, as `2026-02-28`. */
export function isDate(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

export const time: Codec<string> = {
  write(value, element, document, field) {
    if (!/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(value))
      document.problems.push({ field, rule: 'HR-BR-2', reason: `is no time as hh:mm:ss: ${value}` });
    element.text = value;
  },
  read: (element) => element.text.trim(),
};

export const flag: Codec<boolean> = {
  write(value, element) {
    element.text = String(value);
  },
  read: (element) => ['true', '1'].includes(element.text.trim()),
};

export const decimal: Codec<Decimal> = {
  write(value, element, document, field) {
    if (!scaled(value)) document.problems.push(noDecimal(value, field));
    element.text = value;
  },
  read(element, document, field) {
    const value = element.text.trim();
    if (!scaled(value)) document.problems.push(noDecimal(value, field));
    return value;
  },
};

const noDecimal = (value: string, field: string) => ({
  ...{ field, rule: 'HR-BR-56' },
  reason: `is no decimal number of at most 20 digits and 10 behind the point: ${value}`,
});

/** An amount in the currency of the document. */
export const money: Codec<Money> = {
  write(value, element, document, field) {
    writeMoney(value, document.currency, element, document, field);
  },
  read(element, document, field) {
    const currency = element.attributes.currencyID;
    if (currency !== document.currency)
      document.problems.push({ field, reason: `is in ${currency}, not in ${document.currency}` });
    return readMoney(element, document, field);
  },
};

export function writeMoney(
  value: Money,
  currency: string,
  element: XmlElement,
  document: Document,
  field: string,
): void {
  element.attributes.currencyID = currency;
  if (Number.isSafeInteger(value)) element.text = writtenMoney(value);
  else document.problems.push({ field, reason: `is no whole number of hundredths: ${value}` });
}

export function readMoney(element: XmlElement, document: Document, field: string): Money | undefined {
  const value = moneyOf(element.text);
  if (value === undefined)
    document.problems.push({
      field,
      rule: 'BR-DEC',
      reason: `is no amount of two decimals: ${element.text}`,
    });
  return value;
}

/** A price: a decimal in the currency of the document. */
export const price: Codec<Decimal> = {
  write(value, element, document, field) {
    element.attributes.currencyID = document.currency;
    decimal.write(value, element, document, field);
  },
  read: (element, document, field) => decimal.read(element, document, field),
};

/** An identifier whose scheme stands in an attribute. */
export const identifier: Codec<Identifier> = {
  write({ id, scheme }, element, document, field) {
    if (scheme !== undefined) element.attributes.schemeID = scheme;
    text.write(id, element, document, `${field}.id`);
  },
  read(element) {
    const id = element.text.trim();
    const scheme = element.attributes.schemeID;
    if (id === '') return undefined;
    return scheme === undefined ? { id } : { id, scheme };
  },
};

/** BT-21 stands in front of BT-22, between two number signs. */
export const note: Codec<Note> = {
  write({ subject, text: words }, element, document, field) {
    text.write(subject === undefined ? words : `#${subject}#${words}`, element, document, `${field}.text`);
  },
  read(element) {
    const found = /^#([A-Z]{3})#([\s\S]*)$/.exec(element.text.trim());
    const words = (found?.[2] ?? element.text).trim();
    if (words === '') return undefined;
    return found?.[1] === undefined ? { text: words } : { subject: found[1], text: words };
  },
};

/** A file within the document. */
export const file: Codec<NonNullable<Attachment['file']>> = {
  write({ name, mime, content }, element, document, field) {
    element.attributes.mimeCode = mime;
    element.attributes.filename = name;
    if (content.byteLength === 0) document.problems.push({ field, rule: 'HR-BR-33', reason: 'is empty' });
    element.text = Buffer.from(content).toString('base64');
  },
  read(element) {
    const { mimeCode: mime = '', filename: name = '' } = element.attributes;
    return { name, mime, content: new Uint8Array(Buffer.from(element.text, 'base64')) };
  },
};
