import type { PaymentKind } from '../payment.ts';

/** How an invoice is paid, as the law and the tax host name it: cash, card, transaction account, other (NN 89/2025, Article 7). */
export const paymentCodes = ['cash', 'card', 'transfer', 'other'] as const;
export type PaymentCode = (typeof paymentCodes)[number];

/**
 * What is issued for a sale: an invoice that is fiscalised (F1), an e-invoice, a plain invoice, or nothing, where another
 * program invoices or the shop is still trying.
 */
export type Paper = 'fiscal' | 'eInvoice' | 'plain' | 'none';

/** A sentence that has to stand on a paper, by its name; its words are those of the documents. */
export const paperSentences = ['smallBusiness', 'oss', 'reverseCharge', 'export'] as const;
export type PaperSentence = (typeof paperSentences)[number];

/** Everything of a sale that decides which paper it gets, each with all it may be. */
export const paperQuestions = {
  /** Who makes out the invoices; `trial`: this program will, once the shop goes live. */
  maker: ['izlog', 'trial', 'other'],
  /** Whether the invoices follow the Croatian act (NN 89/2025). */
  law: ['croatian', 'none'],
  buyer: ['consumer', 'company'],
  /** Where it is supplied to a consumer; where a company sits. */
  place: ['home', 'union', 'third'],
  /** Whose tax it carries: the shop's own, that of another country (OSS), none at all, or none as the buyer accounts for it. */
  tax: ['home', 'oss', 'none', 'reversed'],
  paidBy: paymentCodes,
  /** In the VAT system; a small business outside of it before it has to send e-invoices, and since. */
  seller: ['vatPayer', 'smallBefore2027', 'small'],
} as const;

export type PaperCase = {
  [Question in keyof typeof paperQuestions]: (typeof paperQuestions)[Question][number];
};

/** What no final text of the law settles and a shop sets, as its bookkeeper reads it. */
export interface PaperReadings {
  /**
   * A consumer abroad who pays no tax of another country (below the threshold of the Union, or served here): fiscalised as
   * at home, or plain. To be verified; usual is `fiscal`, which reports rather too much than too little.
   */
  abroad: (typeof abroadReadings)[number];
}

/** The readings of `PaperReadings.abroad` (option InvoicesAbroad). */
export const abroadReadings = ['fiscal', 'plain'] as const;

/** What cash on delivery is to the tax host (option CashOnDeliveryAs). */
export const cashOnDeliveryReadings = ['cash', 'transfer', 'other'] as const;

type Answers = { [Question in keyof PaperCase]?: readonly PaperCase[Question][] };

/** A row of the table: what it is for (whatever is left out may be anything), what is issued, and why. */
export interface PaperRow {
  name: string;
  for: Answers;
  /** `abroad`: as the shop reads it. */
  paper: Paper | 'abroad';
  source: string;
}

const ours: Answers = { maker: ['izlog'], law: ['croatian'] };
const consumer: Answers = { ...ours, buyer: ['consumer'] };
const company: Answers = { ...ours, buyer: ['company'] };
const atHome: Answers = { ...company, place: ['home'] };

/** Which paper a sale gets. Each case stands in exactly one row. */
export const paperTable: readonly PaperRow[] = [
  { name: 'otherProgram', for: { maker: ['other'] }, paper: 'none', source: 'option InvoicesBy' },
  { name: 'trial', for: { maker: ['trial'] }, paper: 'none', source: 'option CroatianInvoices' },
  {
    name: 'noCroatianLaw',
    for: { maker: ['izlog'], law: ['none'] },
    paper: 'plain',
    source: 'option CroatianInvoices',
  },
  {
    name: 'consumerAtHome',
    for: { ...consumer, place: ['home'] },
    paper: 'fiscal',
    source: 'NN 89/2025, Articles 2(1)26, 3 and 12',
  },
  {
    name: 'consumerOss',
    for: { ...consumer, place: ['union', 'third'], tax: ['oss'] },
    paper: 'plain',
    source: 'Directive 2006/112/EC, Article 219a and 369a ff.: declared through the one-stop shop',
  },
  {
    name: 'consumerAbroadHomeTax',
    for: { ...consumer, place: ['union'], tax: ['home', 'none', 'reversed'] },
    paper: 'abroad',
    source: 'verify: NN 89/2025, Article 2(1)26 names consumers without saying where',
  },
  {
    name: 'consumerServedHere',
    for: { ...consumer, place: ['third'], tax: ['home'] },
    paper: 'abroad',
    source: 'verify: NN 89/2025, Article 2(1)26 names consumers without saying where',
  },
  {
    name: 'export',
    for: { ...consumer, place: ['third'], tax: ['none', 'reversed'] },
    paper: 'plain',
    source: 'an export carries no tax of here',
  },
  {
    name: 'companyByCard',
    for: { ...atHome, paidBy: ['cash', 'card'] },
    paper: 'fiscal',
    source: 'NN 89/2025, Articles 15(6) and 39: with the OIB of the buyer, in place of the e-invoice',
  },
  {
    name: 'companyOnAccount',
    for: { ...atHome, paidBy: ['transfer', 'other'], seller: ['vatPayer', 'small'] },
    paper: 'eInvoice',
    source: 'NN 89/2025, Articles 38, 42 and 48',
  },
  {
    name: 'companyOfSmallSeller',
    for: { ...atHome, paidBy: ['transfer', 'other'], seller: ['smallBefore2027'] },
    paper: 'plain',
    source: 'NN 89/2025, Articles 38(1)2 and 80: sends e-invoices from 1 January 2027',
  },
  {
    name: 'companyAbroad',
    for: { ...company, place: ['union', 'third'] },
    paper: 'plain',
    source: 'NN 89/2025, Article 2(1)34: no domestic transaction, and no consumer',
  },
];

/** Whether a row is for a case. */
export const isRowFor = (row: PaperRow, of: PaperCase): boolean =>
  (Object.keys(row.for) as (keyof PaperCase)[]).every((question) =>
    (row.for[question] as readonly string[]).includes(of[question]),
  );

/** What a sale gets: the paper, the row that says so, the sentences it carries, and whether the buyer's OIB is reported. */
export interface PaperAnswer {
  paper: Paper;
  row: string;
  sentences: PaperSentence[];
  reportsBuyer: boolean;
}

/** Which paper a sale gets (DOC-02), by the table alone. */
export function whichPaper(of: PaperCase, { abroad }: PaperReadings): PaperAnswer {
  const row = paperTable.find((one) => isRowFor(one, of));
  if (!row) throw new Error(`no row for ${JSON.stringify(of)}`);
  const paper = row.paper === 'abroad' ? abroad : row.paper;
  return {
    paper,
    row: row.name,
    sentences: paper === 'none' ? [] : sentencesOf(of),
    reportsBuyer: paper === 'fiscal' && of.buyer === 'company',
  };
}

/** Sentences of Croatian papers; where no Croatian law is followed only what the whole Union wants (Directive 2006/112/EC, Article 226(11a)). */
function sentencesOf({ law, seller, buyer, place, tax }: PaperCase): PaperSentence[] {
  const isReversed = tax === 'reversed' && buyer === 'company' && place === 'union' && seller === 'vatPayer';
  if (law !== 'croatian') return isReversed ? ['reverseCharge'] : [];
  if (tax === 'oss') return ['oss'];
  // Who is not in the VAT system charges none: that is why, for every buyer.
  if (seller !== 'vatPayer') return ['smallBusiness'];
  if (isReversed) return ['reverseCharge'];
  return tax === 'none' && place === 'third' ? ['export'] : [];
}

/** From when a business outside the VAT system sends e-invoices too (NN 89/2025, Article 80). */
export const smallSendsFrom = '2027-01-01';

/** Who sells, on a day of the shop: 2026-11-29. */
export const paperSeller = (isVatPayer: boolean, day: string): PaperCase['seller'] => {
  if (isVatPayer) return 'vatPayer';
  return day < smallSendsFrom ? 'smallBefore2027' : 'small';
};

/**
 * The mark of a way to pay. Cash on delivery is as the shop reads it: the courier takes cash from the buyer, and pays the
 * shop by transfer (verify).
 */
export function paymentCodeOf(kind: PaymentKind, cashOnDelivery: PaymentCode): PaymentCode {
  switch (kind) {
    case 'cashOnDelivery':
      return cashOnDelivery;
    case 'bankTransfer':
    case 'hpf':
      return 'transfer';
    case 'paypal':
      return 'other';
    default:
      return 'card';
  }
}

/** Whether a Croatian company that pays so is owed an e-invoice: the exception is for cash and cards alone (Article 39). */
export const owesEInvoice = (kind: PaymentKind): boolean =>
  ['transfer', 'other'].includes(paymentCodeOf(kind, 'cash'));
