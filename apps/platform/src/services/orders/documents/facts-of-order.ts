import type { TaxPart } from '@izlog/contract/ecommerce/cart/tax-part';
import type { PaperSentence } from '@izlog/contract/ecommerce/duties/which-paper';
import type { Cents } from '@izlog/contract/money';
import type { OrderItemRow, OrderRow } from '../order.queries.ts';
import type { Seller } from '../placing/seller.ts';
import { payBy } from '../state/rest-to-pay.ts';
import type { DocumentFacts, FactLine } from './document.tables.ts';
import { documentWords } from './document-words.ts';
import type { paperOfOrder } from './paper-of-order.ts';

type Decided = ReturnType<typeof paperOfOrder>;

/** The facts of the invoice of an order. */
export function factsOfOrder(
  order: OrderRow,
  items: readonly OrderItemRow[],
  seller: Seller,
  decided: Decided,
): DocumentFacts {
  return {
    ...partyFacts(order, seller),
    payment: {
      code: decided.rule.of.paidBy,
      name: order.paymentMethodName,
      paidAt: order.paidAt?.toISOString() ?? null,
      dueAt: payBy(order)?.toISOString() ?? null,
    },
    lines: [...items.map(itemLine), ...deliveryLine(order)],
    ...sumsOfTaxes(order.taxes),
    total: order.orderTotal,
    sentences: sentencesOf(decided.sentences, order.language, seller),
    corrects: null,
    rule: decided.rule,
    reportsBuyer: decided.reportsBuyer,
  };
}

/** Who sells and who buys, and how amounts are to be read: the same for an invoice and what corrects it. */
export function partyFacts(order: OrderRow, seller: Seller) {
  const { billingAddress: by, company } = order;
  return {
    seller: {
      name: seller.name,
      street: seller.street,
      town: seller.town,
      oib: seller.oib,
      iban: seller.iban,
      isVatPayer: seller.invoicing.isVatPayer,
    },
    buyer: {
      name: `${by.firstName} ${by.lastName}`.trim(),
      street: `${by.street} ${by.houseNumber}`.trim(),
      zipCode: by.zipCode,
      city: by.city,
      country: by.country,
      company: company && { name: company.companyName, number: company.oib },
    },
    operator: seller.operator,
    currency: order.currency,
    isTaxIncluded: order.isTaxIncluded,
    taxCountry: order.taxCountry,
    order: order.slug,
  };
}

/** What the rates come to together. */
export function sumsOfTaxes(taxes: readonly TaxPart[]): { taxes: TaxPart[]; net: Cents; tax: Cents } {
  return {
    taxes: [...taxes],
    net: taxes.reduce((sum, part) => sum + part.base, 0),
    tax: taxes.reduce((sum, part) => sum + part.tax, 0),
  };
}

/** The words of the sentences that a paper has to carry; what the shop says of itself comes first. */
export function sentencesOf(
  names: readonly PaperSentence[],
  language: string,
  { vatExemption }: Pick<Seller, 'vatExemption'>,
): DocumentFacts['sentences'] {
  const { sentences } = documentWords(language);
  return names.map((name) => ({
    name,
    text: name === 'smallBusiness' && vatExemption ? vatExemption : sentences[name],
  }));
}

const itemLine = (item: OrderItemRow): FactLine => ({
  kind: 'item',
  name: item.name,
  sku: item.sku,
  quantity: item.quantity,
  unitPrice: item.unitPrice,
  amount: item.row,
  total: item.total,
  taxes: item.taxes,
});

const deliveryLine = (order: OrderRow): FactLine[] =>
  order.deliveryMethod
    ? [
        {
          kind: 'delivery',
          name: order.deliveryMethod.name,
          sku: null,
          quantity: 1,
          unitPrice: order.delivery,
          amount: order.delivery,
          total: order.delivery,
          taxes: order.deliveryTaxes,
        },
      ]
    : [];
