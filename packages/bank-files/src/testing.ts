import { decimalText } from './money.ts';

/** A movement as a bank writes it into a statement for tests; what is left out is not in the file. */
export interface WrittenEntry {
  amount: number;
  currency?: string;
  direction?: 'in' | 'out';
  day?: string;
  name?: string;
  iban?: string;
  /** As the bank writes it: `HR012026-000123-6`, `RF18…`. */
  reference?: string;
  text?: string;
  endToEndId?: string;
  bankReference?: string;
  status?: 'BOOK' | 'PDNG';
  isReversal?: boolean;
  returnReason?: string;
  /** Payments that are booked together. */
  details?: readonly Omit<WrittenEntry, 'details' | 'day' | 'status'>[];
}

export interface WrittenStatement {
  version?: '02' | '08' | '13';
  id?: string;
  number?: string;
  iban?: string;
  currency?: string;
  day?: string;
  opening?: number;
  /** Other than what opening and entries make. */
  closing?: number;
  entries: readonly WrittenEntry[];
}

/** A camt.053 file with one statement, shaped as Croatian banks shape theirs. */
export function writtenStatement({ version = '08', ...said }: WrittenStatement): string {
  return written(version, [said]);
}

/** The same with several statements in one file. */
export function written(version: '02' | '08' | '13', statements: readonly WrittenStatement[]): string {
  const body = statements.map((one) => statementXml(version, one)).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-27T20:00:00</CreDtTm></GrpHdr>${body}</BkToCstmrStmt></Document>`;
}

function statementXml(version: string, said: WrittenStatement): string {
  const {
    id = 'S228',
    number = '228',
    currency = 'EUR',
    day = '2026-11-27',
    opening = 100_000,
    entries,
  } = said;
  const iban = said.iban ?? 'HR1210010051863000160';
  const sum = entries
    .filter(({ status }) => status !== 'PDNG')
    .reduce((all, { amount, direction }) => all + (direction === 'out' ? -amount : amount), 0);
  const closing = said.closing ?? opening + sum;
  const balance = (code: string, amount: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${money(Math.abs(amount), currency)}<CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;
  return `<Stmt><Id>${id}</Id><LglSeqNb>${number}</LglSeqNb><CreDtTm>${day}T20:00:00</CreDtTm><FrToDt><FrDtTm>${day}T00:00:00</FrDtTm><ToDtTm>${day}T23:59:59</ToDtTm></FrToDt><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>${currency}</Ccy><Nm>Shop</Nm></Acct>${balance('OPBD', opening)}${balance('CLBD', closing)}${entries.map((entry) => entryXml(version, { day, currency, ...entry })).join('')}</Stmt>`;
}

function entryXml(version: string, entry: WrittenEntry): string {
  const { amount, currency = 'EUR', direction = 'in', day, status = 'BOOK', bankReference } = entry;
  const isOld = version === '02';
  const details = entry.details ?? [entry];
  return [
    `<Ntry>${money(amount, currency)}<CdtDbtInd>${direction === 'in' ? 'CRDT' : 'DBIT'}</CdtDbtInd>`,
    entry.isReversal ? '<RvslInd>true</RvslInd>' : '',
    isOld ? `<Sts>${status}</Sts>` : `<Sts><Cd>${status}</Cd></Sts>`,
    `<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>`,
    optional('AcctSvcrRef', bankReference),
    '<NtryDtls>',
    entry.details ? `<Btch><NbOfTxs>${details.length}</NbOfTxs></Btch>` : '',
    ...details.map((one) => detailXml(isOld, { currency, direction, ...one }, entry.details !== undefined)),
    '</NtryDtls></Ntry>',
  ].join('');
}

function detailXml(isOld: boolean, detail: WrittenEntry, isInBatch: boolean): string {
  const { amount, currency = 'EUR', name, iban, reference, text, endToEndId } = detail;
  const who = (detail.direction === 'out') !== (detail.isReversal ?? false) ? 'Cdtr' : 'Dbtr';
  const named = optional('Nm', name);
  const party = isOld || name === undefined ? named : `<Pty>${named}</Pty>`;
  return [
    '<TxDtls><Refs>',
    isInBatch ? optional('AcctSvcrRef', detail.bankReference) : '',
    optional('EndToEndId', endToEndId),
    `</Refs><AmtDtls><TxAmt>${money(amount, currency)}</TxAmt></AmtDtls><RltdPties>`,
    party ? `<${who}>${party}</${who}>` : '',
    iban === undefined ? '' : `<${who}Acct><Id><IBAN>${iban}</IBAN></Id></${who}Acct>`,
    '</RltdPties>',
    reference === undefined
      ? text === undefined
        ? ''
        : `<RmtInf>${optional('Ustrd', text)}</RmtInf>`
      : `<RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp>${optional('Ref', reference)}</CdtrRefInf>${optional('AddtlRmtInf', text)}</Strd></RmtInf>`,
    detail.returnReason === undefined ? '' : `<RtrInf><Rsn><Cd>${detail.returnReason}</Cd></Rsn></RtrInf>`,
    '</TxDtls>',
  ].join('');
}

const money = (amount: number, currency: string): string =>
  `<Amt Ccy="${currency}">${decimalText(amount, currency)}</Amt>`;

const optional = (name: string, text: string | undefined): string =>
  text === undefined ? '' : `<${name}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`;
