import { isLive } from '@izlog/contract/ecommerce/duties/invoicing';
import type { Ctx } from '#platform/kernel/context.ts';
import { saveEInvoice } from '../e-invoices/e-invoice-facts.ts';
import { insertFiscalMessage } from '../fiscal/fiscal.queries.ts';
import type { OrderRow } from '../order.queries.ts';
import { accountingYear, nextNumber } from '../placing/order-number.queries.ts';
import { readSeller, type Seller } from '../placing/seller.ts';
import { type Credited, type CreditLine, creditOf } from './credit-of.ts';
import { type IssuedDocument, insertDocument, listDocuments } from './document.queries.ts';
import type { DocumentContent, DocumentFacts, DocumentLine } from './document.tables.ts';
import { lawFacts, notesOf, partiesOf } from './document-content.ts';
import { type TakenNumber, takeSequence } from './document-sequence.ts';
import { dayText, documentWords, minuteText, moneyText } from './document-words.ts';
import { partyFacts, sentencesOf, sumsOfTaxes } from './facts-of-order.ts';
import { paperOfOrder } from './paper-of-order.ts';

/**
 * Issues the credit note of a refund and gives its number; null where the order has no invoice, or where the refund gives
 * back only what was paid too much. It takes its rates from the invoice as issued: invoice and credit notes of a whole
 * refund add up to nothing. Call it late: the number makes all others of the site wait.
 */
export async function issueCreditNote(ctx: Ctx, order: OrderRow, credited: Credited): Promise<string | null> {
  const documents = await listDocuments(ctx, order.id);
  const invoice = documents.find(({ kind }) => kind === 'invoice');
  if (!invoice) return null;
  const credits = documents.filter(({ kind }) => kind === 'credit').flatMap(({ content }) => content.taxes);
  const credit = creditOf(order, invoice.content.taxes, credits, credited);
  if (!credit) return null;
  const { amount, taxes, lines } = credit;
  const seller = await readSeller(ctx);
  const of = { lines, taxes, total: -amount, ofTax: credited.ofTax ?? false };
  const facts = correctingFacts(order, seller, invoice, of);
  const isOne = isOneSequence(invoice, seller);
  const { number, year, issuedAt, ...place } = await takeNumber(ctx, seller, invoice);
  const words = documentWords(order.language);
  const content: DocumentContent = {
    ...partiesOf(order, seller),
    kind: 'credit',
    title: `${isOne ? words.invoice : words.credit} ${number}`,
    facts: [
      `${isOne ? words.correctsInvoice : words.corrects} ${invoice.number} (${dayText(invoice.issuedAt, words)})`,
      `${words.order} ${order.slug}`,
      `${words.date}: ${minuteText(issuedAt, words)}`,
      ...lawFacts(facts, words),
    ],
    // Whom it goes to stands on the invoice and is read from there, not from the order of today.
    buyer: invoice.content.buyer,
    delivery: null,
    lines: lines.map(lineText),
    totals: [
      {
        label: words.creditTotal,
        amount: -amount,
        text: moneyText(-amount, order.currency, words),
        isMain: true,
      },
    ],
    taxes,
    notes: [
      ...notesOf([words.taxIncluded], facts),
      ...(credited.reason ? [`${words.reason}: ${credited.reason}`] : []),
    ],
    slip: null,
  };
  const paper = facts.rule.row === 'before' ? 'plain' : (invoice.paper ?? 'plain');
  const row = { kind: 'credit', year, number, orderId: order.id, refundId: credited.refundId } as const;
  const id = await insertDocument(ctx, {
    ...row,
    issuedAt,
    total: -amount,
    content,
    paper,
    ...place,
    correctsId: invoice.id,
    facts,
  });
  if (paper === 'fiscal') await insertFiscalMessage(ctx, id);
  if (paper === 'eInvoice')
    await saveEInvoice(ctx, { orderId: order.id, documentId: id, kind: 'credit', number, issuedAt, facts });
  return number;
}

/** Whether what corrects an invoice is a number of its own sequence: where the Croatian act counts now, or did for the invoice. */
const isOneSequence = (invoice: IssuedDocument, seller: Seller): boolean =>
  isLive(seller.invoicing) || invoice.premises !== null;

async function takeNumber(
  ctx: Ctx,
  seller: Seller,
  invoice: IssuedDocument,
): Promise<Pick<TakenNumber, 'number' | 'year' | 'issuedAt'> & Partial<TakenNumber>> {
  const year = accountingYear(ctx.now);
  const { premises, device } = seller;
  if (isLive(seller.invoicing)) return takeSequence(ctx, { premises, device, year }, seller.numberSoFar);
  if (invoice.premises !== null && invoice.device !== null)
    return takeSequence(ctx, { premises: invoice.premises, device: invoice.device, year }, 0);
  const number = `${await nextNumber(ctx, 'credit', year)}/${premises}/${device}`;
  return { number, year, issuedAt: ctx.now };
}

/**
 * The facts of what takes something off an invoice: who and why are those of the invoice, as it was issued; it is the same
 * kind of paper, and told to whom the invoice was told. An invoice from before facts were kept was told to nobody.
 */
function correctingFacts(
  order: OrderRow,
  seller: Seller,
  { number, issuedAt, facts }: IssuedDocument,
  of: Pick<DocumentFacts, 'lines' | 'taxes' | 'total'> & { ofTax: boolean },
): DocumentFacts {
  const before = paperOfOrder(order, seller, issuedAt);
  return {
    ...(facts ?? partyFacts(order, seller)),
    operator: seller.operator,
    payment: {
      code: facts?.payment.code ?? before.rule.of.paidBy,
      name: facts?.payment.name ?? order.paymentMethodName,
      paidAt: null,
      dueAt: null,
    },
    lines: of.lines,
    ...sumsOfTaxes(of.taxes),
    total: of.total,
    sentences: of.ofTax ? sentencesOf(['reverseCharge'], order.language, seller) : (facts?.sentences ?? []),
    corrects: { number, issuedAt: issuedAt.toISOString() },
    rule: facts?.rule ?? { row: 'before', of: before.rule.of },
    reportsBuyer: facts?.reportsBuyer ?? false,
  };
}

const lineText = ({ name, detail, quantity, rate, amount }: CreditLine): DocumentLine => ({
  name,
  detail,
  quantity,
  unitPrice: null,
  rate,
  amount,
});
