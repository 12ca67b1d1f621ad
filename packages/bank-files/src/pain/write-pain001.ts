import { ibanOf } from '../iban.ts';
import { decimalText } from '../money.ts';
import { sepaText } from './sepa-text.ts';

/** Money for one account. */
export interface CreditTransfer {
  /** Ours, once in all our files: at most 35 letters, digits and `-`. */
  id: string;
  /**
   * What the statement tells of it again. In Croatia it is the payer's reference: a model and its number, `HR002026-15`, or
   * `HR99` for none.
   */
  endToEndId: string;
  /** Minor units, from 1 to 99999999999. */
  amount: number;
  name: string;
  iban: string;
  /** What the payee reads. */
  text: string;
}

/** A file of transfers for the bank. */
export interface TransferFile {
  /** 001.03, or 001.09, to which banks move; `hr` is the namespace of Croatian banks. */
  version: '03' | '09';
  dialect: 'iso' | 'hr';
  /** Once among all our files: at most 35 letters, digits and `-`. */
  id: string;
  createdAt: Date;
  /** The day on which the bank is to pay, `2026-11-30`. */
  payOn: string;
  payer: { name: string; iban: string };
  transfers: readonly CreditTransfer[];
}

/** What of a file cannot be handed to a bank; `transfer` is the place in the list, from 0, where it is one of them. */
export class TransferRefused extends Error {
  readonly field: 'id' | 'endToEndId' | 'amount' | 'name' | 'iban' | 'payOn' | 'transfers';
  readonly transfer: number | undefined;

  constructor(field: TransferRefused['field'], message: string, transfer?: number) {
    super(message);
    this.name = 'TransferRefused';
    this.field = field;
    this.transfer = transfer;
  }
}

const ids = /^[A-Za-z0-9-]{1,35}$/;
const mostAmount = 99_999_999_999;

/**
 * Euro transfers as one pain.001 file (customer credit transfer initiation, SEPA). Refuses with TransferRefused what a bank would:
 * a wrong IBAN, a name without a letter, a sum out of bounds, an id twice.
 */
export function writePain001(file: TransferFile): string {
  mustBeRight(file);
  const { version, id, transfers, payer } = file;
  const isNew = version === '09';
  const sum = decimalText(
    transfers.reduce((all, { amount }) => all + amount, 0),
    'EUR',
  );
  const counts = [leaf('NbOfTxs', String(transfers.length)), leaf('CtrlSum', sum)];
  const name = leaf('Nm', sepaText(payer.name, 70));
  const xml = element('CstmrCdtTrfInitn', [
    element('GrpHdr', [
      leaf('MsgId', id),
      leaf('CreDtTm', file.createdAt.toISOString().slice(0, 19)),
      ...counts,
      element('InitgPty', [name]),
    ]),
    element('PmtInf', [
      leaf('PmtInfId', id),
      leaf('PmtMtd', 'TRF'),
      leaf('BtchBookg', 'false'),
      ...counts,
      element('PmtTpInf', [element('SvcLvl', [leaf('Cd', 'SEPA')])]),
      isNew ? element('ReqdExctnDt', [leaf('Dt', file.payOn)]) : leaf('ReqdExctnDt', file.payOn),
      element('Dbtr', [name]),
      accountOf('DbtrAcct', payer.iban),
      element('DbtrAgt', [element('FinInstnId', [element('Othr', [leaf('Id', 'NOTPROVIDED')])])]),
      leaf('ChrgBr', 'SLEV'),
      ...transfers.map((one) => transferOf(one, file.dialect)),
    ]),
  ]);
  const space = `urn:iso:std:iso:20022:tech:xsd:${file.dialect === 'hr' ? 'scthr:' : ''}pain.001.001.${version}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${space}">${xml}</Document>\n`;
}

function transferOf(
  { id, endToEndId, amount, name, iban, text }: CreditTransfer,
  dialect: 'iso' | 'hr',
): string {
  const words = sepaText(text, 140);
  const isCroatian = dialect === 'hr' && iban.startsWith('HR');
  return element('CdtTrfTxInf', [
    element('PmtId', [leaf('InstrId', id), leaf('EndToEndId', endToEndId)]),
    element('Amt', [`<InstdAmt Ccy="EUR">${decimalText(amount, 'EUR')}</InstdAmt>`]),
    element('Cdtr', [leaf('Nm', sepaText(name, 70))]),
    accountOf('CdtrAcct', iban),
    // In Croatia a payee has a reference of a model, of which HR99 says that there is none, and the words stand beside it.
    isCroatian
      ? element('RmtInf', [
          element('Strd', [
            element('CdtrRefInf', [
              element('Tp', [element('CdOrPrtry', [leaf('Cd', 'SCOR')])]),
              leaf('Ref', 'HR99'),
            ]),
            leaf('AddtlRmtInf', words),
          ]),
        ])
      : element('RmtInf', [leaf('Ustrd', words)]),
  ]);
}

function mustBeRight({ id, payOn, payer, transfers }: TransferFile): void {
  if (!ids.test(id))
    throw new TransferRefused('id', 'The id of the file is empty, too long or has other signs.');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(payOn) || Number.isNaN(Date.parse(payOn)))
    throw new TransferRefused('payOn', `"${payOn}" is no day.`);
  if (ibanOf(payer.iban) === undefined) throw new TransferRefused('iban', 'The IBAN of the payer is wrong.');
  if (sepaText(payer.name, 70) === '') throw new TransferRefused('name', 'The payer has no name.');
  if (transfers.length === 0) throw new TransferRefused('transfers', 'There is no transfer.');
  const seen = new Set<string>();
  for (const [place, one] of transfers.entries()) {
    const refuse = (field: TransferRefused['field'], message: string) =>
      new TransferRefused(field, `Transfer ${place + 1}: ${message}`, place);
    if (!ids.test(one.id)) throw refuse('id', 'its id is empty, too long or has other signs.');
    if (seen.has(one.id)) throw refuse('id', 'its id was used before.');
    seen.add(one.id);
    if (!ids.test(one.endToEndId))
      throw refuse('endToEndId', 'its end-to-end id is empty, too long or has other signs.');
    if (!Number.isSafeInteger(one.amount) || one.amount < 1 || one.amount > mostAmount)
      throw refuse('amount', 'its sum is out of bounds.');
    if (ibanOf(one.iban) === undefined) throw refuse('iban', 'its IBAN is wrong.');
    if (sepaText(one.name, 70) === '') throw refuse('name', 'the payee has no name that a bank can write.');
  }
}

const accountOf = (name: string, iban: string): string =>
  element(name, [element('Id', [leaf('IBAN', ibanOf(iban) ?? iban)])]);

const element = (name: string, parts: readonly string[]): string => `<${name}>${parts.join('')}</${name}>`;

const leaf = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
