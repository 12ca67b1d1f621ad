import { describe, expect, test } from 'vitest';
import { paymentKinds } from '../payment.ts';
import {
  isRowFor,
  owesEInvoice,
  type PaperCase,
  paperQuestions,
  paperSeller,
  paperTable,
  paymentCodeOf,
  whichPaper,
} from './which-paper.ts';

/** Every case there is: all answers to all questions. */
function everyCase(): PaperCase[] {
  return Object.entries(paperQuestions).reduce<Record<string, string>[]>(
    (cases, [question, answers]) =>
      cases.flatMap((one) => answers.map((answer) => ({ ...one, [question]: answer }))),
    [{}],
  ) as unknown as PaperCase[];
}

const readings = { abroad: 'fiscal' } as const;
/** A consumer at home who pays by card in a live Croatian shop in the VAT system. */
const usual: PaperCase = {
  maker: 'izlog',
  law: 'croatian',
  buyer: 'consumer',
  place: 'home',
  tax: 'home',
  paidBy: 'card',
  seller: 'vatPayer',
};

describe('[DOC-02] which paper', () => {
  test('every combination stands in exactly one row, and every row is for some', () => {
    const used = new Set<string>();
    const cases = everyCase();
    for (const of of cases) {
      const rows = paperTable.filter((row) => isRowFor(row, of)).map(({ name }) => name);
      expect(rows, JSON.stringify(of)).toHaveLength(1);
      used.add(rows[0] ?? '');
    }
    expect(cases).toHaveLength(3 * 2 * 2 * 3 * 4 * 4 * 3);
    expect([...used].sort()).toEqual(paperTable.map(({ name }) => name).sort());
  });

  test('rules that hold over all combinations', () => {
    for (const of of everyCase()) {
      const { paper, reportsBuyer, sentences } = whichPaper(of, readings);
      const why = JSON.stringify(of);
      // Only this program's live shop issues, and only by Croatian law anything but a plain invoice.
      expect(paper === 'none', why).toBe(of.maker !== 'izlog');
      if (of.law === 'none') expect(['plain', 'none'], why).toContain(paper);
      // An e-invoice is for companies at home that pay neither in cash nor by card (Articles 38 and 39).
      if (paper === 'eInvoice')
        expect([of.buyer, of.place, ['transfer', 'other'].includes(of.paidBy)], why).toEqual([
          'company',
          'home',
          true,
        ]);
      expect(reportsBuyer, why).toBe(paper === 'fiscal' && of.buyer === 'company');
      // Nobody outside the VAT system charges Croatian tax without saying why there is none.
      if (paper !== 'none' && of.law === 'croatian' && of.seller !== 'vatPayer' && of.tax !== 'oss')
        expect(sentences, why).toEqual(['smallBusiness']);
    }
  });

  const cases: [what: string, of: Partial<PaperCase>, paper: string, sentences?: string[]][] = [
    ['a consumer at home by card', {}, 'fiscal'],
    ['a consumer at home by transfer, since 2026', { paidBy: 'transfer' }, 'fiscal'],
    ['a consumer at home in cash', { paidBy: 'cash' }, 'fiscal'],
    [
      'a consumer of a shop outside the VAT system',
      { tax: 'none', seller: 'smallBefore2027' },
      'fiscal',
      ['smallBusiness'],
    ],
    ['a company at home by transfer', { buyer: 'company', paidBy: 'transfer' }, 'eInvoice'],
    ['a company at home by PayPal, which is no card', { buyer: 'company', paidBy: 'other' }, 'eInvoice'],
    ['a company at home by card, with its OIB', { buyer: 'company' }, 'fiscal'],
    ['a company at home in cash, with its OIB', { buyer: 'company', paidBy: 'cash' }, 'fiscal'],
    [
      'a company at home of a small seller in 2026',
      { buyer: 'company', paidBy: 'transfer', seller: 'smallBefore2027', tax: 'none' },
      'plain',
      ['smallBusiness'],
    ],
    [
      'a company at home of a small seller since 2027',
      { buyer: 'company', paidBy: 'transfer', seller: 'small', tax: 'none' },
      'eInvoice',
      ['smallBusiness'],
    ],
    ['a consumer in the Union through the one-stop shop', { place: 'union', tax: 'oss' }, 'plain', ['oss']],
    ['a consumer in the Union below the threshold', { place: 'union' }, 'fiscal'],
    ['a consumer in a third country', { place: 'third', tax: 'none' }, 'plain', ['export']],
    ['a company in the Union that is charged tax', { place: 'union', buyer: 'company' }, 'plain'],
    [
      'a company in the Union that accounts for the tax itself',
      { place: 'union', buyer: 'company', tax: 'reversed' },
      'plain',
      ['reverseCharge'],
    ],
    [
      'the same of a shop of another law: the Union wants the sentence',
      { law: 'none', place: 'union', buyer: 'company', tax: 'reversed' },
      'plain',
      ['reverseCharge'],
    ],
    [
      'a company in the Union that buys what is not taxed: no reverse charge without a yes of VIES',
      { place: 'union', buyer: 'company', tax: 'none' },
      'plain',
    ],
    ['a company in a third country', { place: 'third', buyer: 'company', tax: 'none' }, 'plain', ['export']],
    ['a shop of another law', { law: 'none' }, 'plain'],
    ['a shop on trial', { maker: 'trial' }, 'none'],
    ['a shop that another program invoices for', { maker: 'other' }, 'none'],
  ];
  test.each(cases)('%s', (_what, of, paper, sentences = []) => {
    expect(whichPaper({ ...usual, ...of }, readings)).toMatchObject({ paper, sentences });
  });

  test('what no final text settles follows the reading of the shop, and nothing else does', () => {
    const changed = everyCase().filter(
      (of) => whichPaper(of, { abroad: 'fiscal' }).paper !== whichPaper(of, { abroad: 'plain' }).paper,
    );
    expect(changed.length).toBeGreaterThan(0);
    for (const { law, buyer, place, tax } of changed)
      expect([law, buyer, place !== 'home', tax !== 'oss']).toEqual(['croatian', 'consumer', true, true]);
  });

  test('a small seller sends e-invoices from 1 January 2027', () => {
    expect(['2026-12-31', '2027-01-01'].map((day) => paperSeller(false, day))).toEqual([
      'smallBefore2027',
      'small',
    ]);
    expect(paperSeller(true, '2026-01-01')).toBe('vatPayer');
  });

  test('every way to pay has its mark, and cash on delivery that of the shop', () => {
    const marks = Object.fromEntries(paymentKinds.map((kind) => [kind, paymentCodeOf(kind, 'transfer')]));
    expect(marks).toEqual({
      cashOnDelivery: 'transfer',
      bankTransfer: 'transfer',
      hpf: 'transfer',
      sandbox: 'card',
      corvuspay: 'card',
      wspay: 'card',
      monri: 'card',
      paypal: 'other',
    });
    expect(paymentKinds.filter(owesEInvoice)).toEqual(['bankTransfer', 'hpf', 'paypal']);
  });
});
