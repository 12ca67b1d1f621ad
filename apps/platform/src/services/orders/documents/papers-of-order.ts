import { mayInvoice, notFiscalised } from '@izlog/contract/ecommerce/duties/invoicing';
import type { Order } from '@izlog/contract/ecommerce/orders/order';
import { releasedStates } from '@izlog/contract/ecommerce/orders/order-states';
import type { OrderRow } from '../order.queries.ts';
import type { Seller } from '../placing/seller.ts';
import { type DocumentWords, documentWords } from './document-words.ts';

/** What an order's document is called while nothing was issued for it. */
export type OpenPaper = Exclude<Order['paper'], 'invoice'>;

type Asked = Pick<OrderRow, 'invoiceNumber' | 'state' | 'paidAt'>;

/**
 * What stands for an order before its invoice: an offer while it is to be paid, and a confirmation of order and payment
 * where it is paid, or bound, and another program makes out the invoice.
 */
export function openPaperOf(order: Asked, { invoicing }: Seller): OpenPaper {
  if (order.paidAt !== null) return 'confirmation';
  const isOpen = order.state === 'awaitingPayment' || releasedStates.includes(order.state);
  return mayInvoice(invoicing) || isOpen ? 'offer' : 'confirmation';
}

/**
 * Whether what is said of an order's payment comes before its invoice, so that a Croatian seller has to write beside it
 * that it is no fiscalised one (NN 89/2025, Article 29). One rule for papers, mails and pages.
 */
export const isBeforeInvoice = (order: Pick<OrderRow, 'invoiceNumber'>, { invoicing }: Seller): boolean =>
  invoicing.isCroatian && order.invoiceNumber === null;

/** The words of the law, with what they mean where the paper speaks another language. */
export function notFiscalisedIn(words: DocumentWords): string {
  return words.notFiscalised === notFiscalised ? notFiscalised : `${notFiscalised} (${words.notFiscalised})`;
}

/** The sentence for an order in its language; null where none is due. */
export const bannerOf = (order: OrderRow, seller: Seller): string | null =>
  isBeforeInvoice(order, seller) ? notFiscalisedIn(documentWords(order.language)) : null;
