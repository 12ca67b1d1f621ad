import { FileRefused } from '../file-refused.ts';
import { ibanOf } from '../iban.ts';
import { minorUnits } from '../money.ts';
import { paymentReference } from '../references/payment-reference.ts';
import type { StatementLine } from '../statement.ts';
import { nodesAt, textAt, textsAt, type XmlNode } from './xml-node.ts';

/** A line before its place and its identity are known. */
export type EntryLine = Omit<StatementLine, 'record' | 'key' | 'likeness' | 'position'> & {
  /** The bank's reference of the whole entry, and the place within it. */
  entryReference: string | null;
  detail: number;
};

/** Whether an entry is booked, and not announced only. */
export const isBooked = (entry: XmlNode): boolean => textAt(entry, 'Sts/Cd', 'Sts') === 'BOOK';

/**
 * The lines of an entry: one, or one for each payment in it where all of them say their sum and these make up the entry's.
 * Refuses the file where the entry's own sum or direction cannot be read: money that is guessed is worse than none.
 */
export function linesOfEntry(entry: XmlNode): EntryLine[] {
  const whole = moneyOf(entry);
  if (!whole) {
    throw new FileRefused('malformed', 'The sum of an entry, or whether it came or went, cannot be read.', {
      line: entry.line,
    });
  }
  const details = nodesAt(entry, 'NtryDtls/TxDtls');
  const parts = details.length > 1 ? details.map((detail) => moneyOf(detail, whole)) : [];
  const isKnown = parts.length > 0 && parts.every((part) => part !== undefined);
  if (isKnown && parts.reduce((sum, part) => sum + signed(part), 0) === signed(whole)) {
    return parts.map((part, index) => lineOf(entry, details[index] ?? entry, part, index + 1, 1));
  }
  const [detail = entry] = details;
  const line = lineOf(entry, detail, whole, 0, batchSize(entry, details.length));
  if (details.length < 2) return [line];
  const texts = details.flatMap((one) => [...textsAt(one, 'RmtInf/Strd/CdtrRefInf/Ref'), ...wordsOf(one)]);
  return [{ ...line, reference: null, text: joined(texts), counterparty: { name: '', iban: null } }];
}

interface Money {
  direction: 'in' | 'out';
  amount: number;
  currency: string;
}

const signed = (money: Money | undefined): number =>
  money ? (money.direction === 'in' ? money.amount : -money.amount) : 0;

/** The sum of an entry, or of a detail of it in the currency of the account. */
function moneyOf(node: XmlNode, whole?: Money): Money | undefined {
  const said = textAt(node, 'CdtDbtInd');
  const direction = said === 'CRDT' ? 'in' : said === 'DBIT' ? 'out' : whole?.direction;
  const sums = whole
    ? [...nodesAt(node, 'Amt'), ...nodesAt(node, 'AmtDtls/TxAmt/Amt')]
    : nodesAt(node, 'Amt');
  const sum = sums.find(({ currency }) => !whole || currency === whole.currency);
  const amount = sum && minorUnits(sum.text, sum.currency);
  if (!direction || !sum || amount === undefined) return undefined;
  return { direction, amount, currency: sum.currency };
}

function batchSize(entry: XmlNode, details: number): number {
  const said = Number(textAt(entry, 'NtryDtls/Btch/NbOfTxs'));
  return Number.isSafeInteger(said) && said > 1 ? said : Math.max(1, details);
}

function lineOf(entry: XmlNode, detail: XmlNode, money: Money, place: number, payments: number): EntryLine {
  const isReversal = textAt(entry, 'RvslInd') === 'true' || textAt(entry, 'RvslInd') === '1';
  const [reference, ...others] = textsAt(detail, 'RmtInf/Strd/CdtrRefInf/Ref');
  const entryReference = given(textAt(entry, 'AcctSvcrRef'));
  return {
    ...money,
    bookedOn: dayAt(entry, 'BookgDt'),
    valueOn: dayAt(entry, 'ValDt'),
    counterparty: counterpartyOf(detail, money.direction, isReversal),
    reference: paymentReference(reference ?? '') ?? null,
    text:
      joined([...others, ...wordsOf(detail)]) ||
      textAt(detail, 'AddtlTxInf') ||
      textAt(entry, 'AddtlNtryInf'),
    endToEndId: given(textAt(detail, 'Refs/EndToEndId')),
    bankReference: given(textAt(detail, 'Refs/AcctSvcrRef')) ?? entryReference,
    entryReference,
    detail: place,
    isReversal,
    returnReason: returnReasonOf(entry, detail),
    payments,
  };
}

const wordsOf = (detail: XmlNode): string[] => [
  ...textsAt(detail, 'RmtInf/Ustrd'),
  ...textsAt(detail, 'RmtInf/Strd/AddtlRmtInf'),
];

const joined = (texts: readonly string[]): string => [...new Set(texts)].join(' ').slice(0, 1000);

/** Banks fill fields that must not be empty with words, or with noughts. */
const given = (text: string): string | null =>
  text === '' || /^(NOT\s?PROVIDED|NONREF|0+)$/i.test(text) ? null : text;

/** A day as the bank wrote it, also where it wrote an instant. */
function dayAt(entry: XmlNode, name: string): string | null {
  const day = textAt(entry, `${name}/Dt`, `${name}/DtTm`).slice(0, 10);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
}

/** Of what came in who paid, of what went out who was paid; of what is taken back the other way round. */
function counterpartyOf(detail: XmlNode, direction: 'in' | 'out', isReversal: boolean) {
  const isPayer = (direction === 'in') !== isReversal;
  const [expected, other] = isPayer ? ['Dbtr', 'Cdtr'] : ['Cdtr', 'Dbtr'];
  const found = partyOf(detail, expected ?? '');
  return found.name === '' && found.iban === null ? partyOf(detail, other ?? '') : found;
}

function partyOf(detail: XmlNode, who: string) {
  const at = (place: string) => `RltdPties/${place}`;
  return {
    name: textAt(
      detail,
      ...[who, `Ultmt${who}`].flatMap((one) => [
        at(`${one}/Nm`),
        at(`${one}/Pty/Nm`),
        at(`${one}/Agt/FinInstnId/Nm`),
      ]),
    ).slice(0, 140),
    iban: ibanOf(textAt(detail, at(`${who}Acct/Id/IBAN`))) ?? null,
  };
}

/** Money that came back says so by itself, or by the bank's code of the movement. */
function returnReasonOf(entry: XmlNode, detail: XmlNode): string | null {
  const [info] = nodesAt(detail, 'RtrInf');
  if (info) return textAt(info, 'Rsn/Cd', 'Rsn/Prtry', 'AddtlInf').slice(0, 100);
  const code = textAt(detail, 'BkTxCd/Domn/Fmly/SubFmlyCd') || textAt(entry, 'BkTxCd/Domn/Fmly/SubFmlyCd');
  return code === 'RRTN' ? '' : null;
}
