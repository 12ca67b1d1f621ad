import type { Order } from '@izlog/contract/ecommerce/orders/order';
import { mayMove } from '@izlog/contract/ecommerce/orders/order-states';
import { paymentTypeOf } from '@izlog/contract/ecommerce/payment';
import { isProviderCode } from '@izlog/contract/ecommerce/payment-providers';
import type { Picture } from '@izlog/contract/media/media';
import { toDecimal } from '@izlog/contract/money';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { findPictures } from '#platform/services/media/index.ts';
import { listDocuments } from '../documents/document.queries.ts';
import { documentWords } from '../documents/document-words.ts';
import { isBeforeInvoice, openPaperOf } from '../documents/papers-of-order.ts';
import { type FiscalMessage, listFiscalMessages } from '../fiscal/fiscal.queries.ts';
import { downloadPath, paperPath, paymentSlipPath, pdfPath } from '../mails/order-urls.ts';
import {
  listEvents,
  listItems,
  type OrderDownloadRow,
  type OrderItemRow,
  type OrderRow,
} from '../order.queries.ts';
import { listDownloads } from '../papers/order-downloads.queries.ts';
import { orderPaymentSlip } from '../papers/order-payment-slip.ts';
import { listOutsidePapers } from '../papers/outside-paper.queries.ts';
import { listParcels } from '../parcels/parcel.queries.ts';
import { parcelsOnTheWay } from '../parcels/unpacked.ts';
import { paymentSlipSvg } from '../payment-slip/payment-slip-barcode.ts';
import { readSeller, type Seller } from '../placing/seller.ts';
import { listRefunds, type RefundRow } from '../staff/staff-orders.queries.ts';
import { isPickup, phoneThere } from '../state/is-pickup.ts';
import { heldMoney, payLinkOf } from '../state/rest-to-pay.ts';
import { promotionsOf } from './sums-of-order.ts';

/** An order as its owner sees it; reads what belongs to it in a constant number of statements. */
export async function presentOrder(kernel: Kernel, ctx: Ctx, order: OrderRow): Promise<Order> {
  const items = await listItems(ctx, [order.id]);
  const downloads = await listDownloads(ctx, [order.id]);
  const events = await listEvents(ctx, order.id);
  const documents = await listDocuments(ctx, order.id);
  const fiscal = await listFiscalMessages(
    ctx,
    documents.filter(({ paper }) => paper === 'fiscal').map(({ id }) => id),
  );
  const outside = await listOutsidePapers(ctx, order.id);
  const refunds = await listRefunds(ctx, order.id);
  const seller = await readSeller(ctx);
  const pictures = await findPictures(
    ctx,
    items.flatMap(({ mediaId }) => mediaId ?? []),
  );
  const filesOf = Map.groupBy(downloads, ({ itemId }) => itemId);
  // What came to nothing gives no files any more.
  const hasFiles = !['failed', 'cancelled', 'refunded'].includes(order.state);
  const isGateway = isProviderCode(order.paymentKind);
  const isUnpaid = order.paidTotal === 0 && order.paidAt === null;
  return {
    id: order.id,
    slug: order.slug,
    state: order.state,
    isPaid: order.paidAt !== null,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    expiresAt: order.expiresAt?.toISOString() ?? null,
    dueAt: order.dueAt?.toISOString() ?? null,
    invoiceNumber: order.invoiceNumber,
    language: order.language,
    currency: { iso: order.currency, symbol: order.currencySymbol },
    items: items.map((item) =>
      presentItem(
        kernel,
        ctx,
        item,
        hasFiles ? (filesOf.get(item.id) ?? []) : [],
        pictures.get(item.mediaId ?? 0),
      ),
    ),
    prices: {
      itemsTotal: toDecimal(order.itemsTotal),
      promotion: toDecimal(order.promotion),
      coupon: toDecimal(order.coupon),
      promotions: promotionsOf(order, documentWords(order.language)).map(({ name, amount }) => ({
        name,
        discount: toDecimal(amount),
      })),
      loyalty: toDecimal(order.loyalty),
      delivery: toDecimal(order.delivery),
      orderTotal: toDecimal(order.orderTotal),
      tax: toDecimal(order.tax),
      taxes: order.taxes.map(({ rate, base, tax }) => ({
        rate: rate / 100,
        base: toDecimal(base),
        tax: toDecimal(tax),
      })),
      taxCountry: order.taxCountry,
      isTaxIncluded: order.isTaxIncluded,
      refundedTotal: toDecimal(order.refundedTotal),
      handedBackTotal: toDecimal(order.handedBack),
    },
    email: order.email,
    deliveryAddress: order.deliveryAddress,
    billingAddress: order.billingAddress,
    deliveryMethod: order.deliveryMethod && {
      ...order.deliveryMethod,
      isPickup: isPickup(order),
      phone: phoneThere(order, seller.phone),
    },
    paymentMethod: {
      id: order.paymentMethodId,
      name: order.paymentMethodName,
      kind: order.paymentKind,
      paymentType: paymentTypeOf(order.paymentKind),
    },
    companyData: order.company,
    isReverseCharge: order.isReverseCharge,
    messages: {
      orderMessage: order.orderMessage,
      giftMessage: order.giftMessage,
      to: order.giftTo,
      from: order.giftFrom,
    },
    history: events.flatMap(({ state, at }) => (state ? [{ state, at: at.toISOString() }] : [])),
    parcels: parcelsOnTheWay(order, items, await listParcels(ctx, order.id)),
    slip: await presentPaymentSlip(kernel, order, seller),
    mayPayAgain: isGateway && isUnpaid && ['awaitingPayment', 'failed'].includes(order.state),
    payLink: await payLinkOf(kernel, ctx, order),
    heldTotal: toDecimal(heldMoney(order)),
    mayCancel: isUnpaid && mayMove(order.state, 'cancelled', 'buyer'),
    notFiscalised: isBeforeInvoice(order, seller),
    paper: documents.some(isInvoice) || outside.some(isInvoice) ? 'invoice' : openPaperOf(order, seller),
    pdfUrl: pdfPath(kernel, order),
    documents: [
      ...documents.map(({ id, kind, number, issuedAt, total }) => ({
        fiscal: fiscalOf(fiscal.get(id)),
        kind,
        number,
        issuedAt: issuedAt.toISOString(),
        total: toDecimal(total),
        pdfUrl: pdfPath(kernel, order, id),
        paperId: null,
      })),
      ...outside.map(({ id, kind, number, issuedOn, storageKey }) => ({
        fiscal: null,
        kind,
        number,
        issuedAt: new Date(`${issuedOn}T12:00:00Z`).toISOString(),
        total: null,
        pdfUrl: storageKey && paperPath(kernel, order, id),
        paperId: id,
      })),
    ],
    refunds: refunds.filter(({ state }) => state !== 'failed').map(presentRefund),
  };
}

const fiscalOf = (message: FiscalMessage | undefined) =>
  message ? { zki: message.zki, jir: message.jir } : null;

const isInvoice = ({ kind }: { kind: 'invoice' | 'credit' }): boolean => kind === 'invoice';

/** A refund as its buyer sees it. */
export const presentRefund = ({ id, amount, createdAt, handedAt, creditNumber }: RefundRow) => ({
  id,
  amount: toDecimal(amount),
  createdAt: createdAt.toISOString(),
  handedAt: handedAt?.toISOString() ?? null,
  creditNumber,
});

function presentItem(
  kernel: Kernel,
  ctx: Ctx,
  item: OrderItemRow,
  files: readonly OrderDownloadRow[],
  picture: Picture | undefined,
): Order['items'][number] {
  return {
    itemId: item.id,
    productId: item.productId,
    name: item.name,
    language: item.language,
    sku: item.sku,
    slug: item.slug,
    media: picture ? [picture] : [],
    quantity: item.quantity,
    unitPrice: toDecimal(item.unitPrice),
    row: toDecimal(item.row),
    total: toDecimal(item.total),
    taxRate: item.taxRate / 100,
    tax: toDecimal(item.tax),
    isDigital: item.isDigital,
    day: item.pieces.find(({ day }) => day)?.day?.on ?? null,
    options: item.options,
    members: item.members,
    guarantee: item.guarantee,
    isGift: item.giftPromotionId !== null,
    chosen: item.chosen,
    refundedQuantity: item.refundedQuantity,
    downloads: files.map((file) => ({
      id: file.id,
      name: file.name,
      url: downloadPath(kernel, ctx, file),
      left: file.expiresAt > ctx.now ? file.left : 0,
      expiresAt: file.expiresAt.toISOString(),
    })),
  };
}

async function presentPaymentSlip(kernel: Kernel, order: OrderRow, seller: Seller): Promise<Order['slip']> {
  const paymentSlip = orderPaymentSlip(order, seller);
  if (!paymentSlip) return null;
  const { recipient, iban, model, reference, purposeCode, description, amount, currency, hub3 } = paymentSlip;
  return {
    recipient,
    iban,
    model,
    reference,
    purposeCode,
    description,
    amount: toDecimal(amount),
    currency,
    barcode: hub3
      ? { text: hub3, svg: await paymentSlipSvg(hub3), pngUrl: paymentSlipPath(kernel, order) }
      : null,
  };
}
