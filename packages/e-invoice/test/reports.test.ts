import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryPages, validateXML } from 'xmllint-wasm';
import {
  fiscalMessage,
  InvoiceRefused,
  paymentMessage,
  type ReportedInvoice,
  rejectionMessage,
  reportedBy,
  type UnsignedMessage,
  undeliveredMessage,
} from '../src/index.ts';
import { eracun, isPublishedHere, signatureSchema, textOf } from './published.ts';
import { randomInvoice } from './random-invoice.ts';

const head = { id: '22bc1e3e-feb4-47d5-95cd-2a0cfcc0bd71', sentAt: '2026-04-20T10:15:00' };
const invoice: ReportedInvoice = {
  ...{ number: '17-WEB-1', issued: '2026-03-12', sellerOib: '12345678903', buyerOib: '94577403194' },
};

/** A signature of the right shape: its schema wants one, and who signs is another's part. */
const signature = `<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignedInfo><ds:CanonicalizationMethod
  Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"/>
  <ds:Reference URI=""><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/><ds:DigestValue>AA==</ds:DigestValue>
  </ds:Reference></ds:SignedInfo><ds:SignatureValue>AA==</ds:SignatureValue></ds:Signature>`;

async function faultsOf(service: string, messages: readonly UnsignedMessage[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: messages.map(({ xml }, index) => ({
      fileName: `${index}.xml`,
      contents: xml.replace(/<\/m:Evidentiraj\w+Zahtjev>\s*$/, (end) => signature + end),
    })),
    schema: [{ fileName: 'main.xsd', contents: textOf(eracun, `reporting/${service}Schema.xsd`) }],
    preload: [
      {
        fileName: 'xmldsig-core-schema.xsd',
        // It names its DTD on the web, which says nothing that the schema does not.
        contents: textOf(signatureSchema).replace(/<!DOCTYPE[\s\S]*?\]>/, ''),
      },
    ],
    initialMemoryPages: 1024,
    maxMemoryPages: memoryPages.GiB,
  });
  return errors.map(({ message }) => message);
}

test.skipIf(!isPublishedHere)(
  '[FISC-05] reports of payments and rejections hold the published schema',
  async () => {
    const payments = paymentMessage(head, [
      { invoice, paid: '2026-03-31', amount: 1784, by: 'account' },
      { invoice, paid: '2026-04-01', amount: -100, by: 'offset' },
    ]);
    const rejections = rejectionMessage(head, [
      { invoice, rejected: '2026-03-31', kind: 'of VAT', reason: 'Kriva stopa < 25 %' },
    ]);

    expect(payments.xml).toContain('<m:naplaceniIznos>17.84</m:naplaceniIznos>');
    expect(rejections.xml).toContain('<m:vrstaRazlogaOdbijanja>U</m:vrstaRazlogaOdbijanja>');
    expect(await faultsOf('eIzvjestavanje', [payments, rejections])).toEqual([]);
  },
);

test.skipIf(!isPublishedHere)(
  '[FISC-04] any invoice within the country is reported by the published schema',
  async () => {
    const invoices = fc.sample(randomInvoice, 25).filter(({ buyer }) => buyer.address.country === 'HR');

    expect(await faultsOf('eFiskalizacija', [fiscalMessage(head, 'issued', invoices)])).toEqual([]);
    expect(await faultsOf('eFiskalizacija', [fiscalMessage(head, 'received', invoices)])).toEqual([]);
    expect(await faultsOf('eIzvjestavanje', [undeliveredMessage(head, invoices)])).toEqual([]);
  },
);

test('[FISC-05] a report that cannot be sent says why', () => {
  const payment = { invoice, paid: '2026-03-31', amount: 1, by: 'account' } as const;
  const refusal = (act: () => unknown) => {
    try {
      act();
    } catch (refused) {
      if (refused instanceof InvoiceRefused) return refused.problems.map(({ field }) => field);
    }
    return [];
  };

  expect(refusal(() => paymentMessage(head, []))).toEqual(['records']);
  expect(
    refusal(() =>
      paymentMessage(
        head,
        Array.from({ length: 101 }, () => payment),
      ),
    ),
  ).toEqual(['records']);
  expect(
    refusal(() =>
      paymentMessage(head, [
        {
          ...payment,
          paid: '2026-02-30',
          amount: 0.5,
          invoice: { ...invoice, number: '', buyerOib: '12345678901' },
        },
      ]),
    ),
  ).toEqual([
    'payments[0].paid',
    'payments[0].amount',
    'payments[0].invoice.number',
    'payments[0].invoice.buyerOib',
  ]);
  expect(
    refusal(() => rejectionMessage(head, [{ invoice, rejected: '2026-03-31', kind: 'other', reason: ' ' }])),
  ).toEqual(['rejections[0].reason']);
});

test('[FISC-05] what happened in a month is reported by the 20th of the next', () => {
  expect(['2026-01-01', '2026-01-31', '2026-02-28', '2026-12-31'].map(reportedBy)).toEqual([
    ...['2026-02-20', '2026-02-20', '2026-03-20', '2027-01-20'],
  ]);
});
