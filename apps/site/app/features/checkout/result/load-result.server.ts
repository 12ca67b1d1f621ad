import { outcomeOf } from '@izlog/contract/client';
import { deliveryWords } from '@izlog/contract/ecommerce/delivery-words';
import type { Order } from '@izlog/contract/ecommerce/orders/order';
import { getOrder } from '@izlog/contract/ecommerce/orders/order-web';
import { garanLine } from '@izlog/contract/product/garan-label';
import { isCustomer } from '#site/features/cart/door/cart-view-of.server.ts';
import { readCart } from '#site/features/cart/door/read-cart.server.ts';
import { rememberOrder } from '#site/features/cart/door/recent-order.server.ts';
import { mayWithdraw } from '#site/features/withdrawal/door/may-withdraw.ts';
import { langMark } from '#site/i18n/lang-mark.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { isUnknown } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { type PictureView, silentPictureView } from '#site/ui/pictures/picture-of.ts';
import { dropDraft } from '../checkout-draft.server.ts';

/** What the pages after an order know of it. */
export interface ResultView {
  /** As the address says it (CHECKOUT-059); '' without one (CHECKOUT-060). */
  orderSlug: string;
  /** Key of the order's link, where it came with one. */
  orderKey?: string;
  /** Undefined for anyone who may not see it: the number alone is no proof. */
  order?: OrderView;
  /** Anyone who bought as a guest is told that the next time can be shorter. */
  isGuest: boolean;
}

export type NextStep = 'nextTransfer' | 'nextBranch' | 'nextSend' | 'nextDownload' | 'nextService';

export interface OrderView {
  slug: string;
  email: string;
  isPaid: boolean;
  /** Money that came after the order had ended, which the shop has to decide about; 0 else. */
  held: number;
  /** A payment at a provider whose outcome is not known yet. */
  isPending: boolean;
  mayPayAgain: boolean;
  isCancelled: boolean;
  /** Where what is left is paid, of an order that staff changed. */
  payLink: Order['payLink'];
  /** Where it is fetched, in words to be shown as they are; null where it is sent. */
  fetchedAt: Order['deliveryMethod'];
  mayWithdraw: boolean;
  currency: Order['currency'];
  items: Array<{
    id: number;
    name: string;
    /** Language of its name where it is not the page's (I18N-016). */
    lang?: string;
    words: string;
    garan: string | null;
    row: number;
    quantity: number;
    picture: PictureView | null;
  }>;
  /** What will be done, in order; keys of sentences. */
  next: NextStep[];
  sums: {
    promotions: Array<{ name: string; discount: number }>;
    coupon: number;
    /** Null where nothing was delivered. */
    delivery: { name: string; amount: number } | null;
    tax: number;
    taxByRate: Array<{ rate: number; amount: number }>;
    isTaxIncluded: boolean;
    total: number;
    refunded: number;
    toBeRefunded: number;
  };
  /** The words of the law stand there: there is no invoice yet. */
  notFiscalised: boolean;
  paper: Order['paper'];
  pdfUrl: string;
  documents: Order['documents'];
  expiresAt: string | null;
  dueAt: string | null;
  slip: Order['slip'];
  downloads: Array<{ id: number; name: string; url: string }>;
}

/**
 * The order of a result page, for its owner and for the holder of its key. Coming back from the bank, the browser may
 * still hold the cart that became the order: reading it gives it up (CART-025).
 */
export async function loadResult(request: Request, url: URL, context: SiteContext): Promise<ResultView> {
  const orderSlug = (url.searchParams.get('orderSlug') ?? '').slice(0, 40);
  const isGuest = !isCustomer(context);
  if (orderSlug === '') return { orderSlug, isGuest };
  const key = url.searchParams.get('orderKey') ?? undefined;
  const [found, cart] = await Promise.all([
    outcomeOf(context.call(getOrder, { slug: orderSlug, key })),
    outcomeOf(readCart(request, context)),
  ]);
  if (cart.errored) console.error(context.requestId, cart.error);
  if (found.errored) {
    if (!isUnknown(found.error)) console.error(context.requestId, found.error);
    return { orderSlug, isGuest };
  }
  if (!found.data.mayPayAgain) dropDraft(context);
  // Coming back from the bank the cart is found to be an order only now.
  if (!cart.errored && cart.data.end === 'used') rememberOrder(context, { orderSlug, orderKey: key });
  return { orderSlug, orderKey: key, order: orderView(found.data, context.language), isGuest };
}

function orderView(order: Order, page: SiteLanguage): OrderView {
  const {
    slug,
    email,
    isPaid,
    mayPayAgain,
    payLink,
    currency,
    pdfUrl,
    slip,
    prices,
    expiresAt,
    dueAt,
    state,
  } = order;
  const isAtProvider = order.paymentMethod.paymentType !== null && order.paymentMethod.paymentType !== 'HPF';
  return {
    slug,
    email,
    isPaid,
    held: order.heldTotal,
    isPending: isAtProvider && !isPaid && !payLink && state !== 'failed' && state !== 'cancelled',
    mayPayAgain,
    isCancelled: state === 'cancelled',
    payLink,
    fetchedAt: order.deliveryMethod?.branch || order.deliveryMethod?.isPickup ? order.deliveryMethod : null,
    mayWithdraw: mayWithdraw(state),
    currency,
    // Of what has ended nothing comes by itself.
    next: state === 'cancelled' || state === 'failed' ? [] : nextSteps(order),
    items: order.items.map((item) => {
      const { itemId, name, options, guarantee, row, quantity } = item;
      const lang = langMark(item.language, page);
      const [picture] = item.media;
      return {
        id: itemId,
        name,
        ...(lang && { lang }),
        words: options.map(({ value }) => value).join(', '),
        garan: guarantee && garanLine(guarantee, order.language),
        row,
        quantity,
        picture: picture ? silentPictureView(picture) : null,
      };
    }),
    sums: {
      promotions: prices.promotions,
      coupon: prices.coupon,
      delivery: deliveryOf(order),
      tax: prices.tax,
      taxByRate: prices.taxes.map(({ rate, tax }) => ({ rate, amount: tax })),
      isTaxIncluded: prices.isTaxIncluded,
      total: prices.orderTotal,
      refunded: prices.handedBackTotal,
      toBeRefunded: prices.refundedTotal - prices.handedBackTotal,
    },
    notFiscalised: order.notFiscalised,
    paper: order.paper,
    pdfUrl,
    documents: order.documents,
    expiresAt,
    dueAt,
    slip,
    downloads: order.items.flatMap(({ name: item, downloads }) =>
      // The only file of an item is called as the item, in the buyer's language.
      downloads.map(({ id, name, url }) => ({ id, name: downloads.length === 1 ? item : name, url })),
    ),
  };
}

/** What the buyer waits for: the transfer first, then what is sent, downloaded or agreed upon. */
function nextSteps({ slip, deliveryMethod, items }: Order): NextStep[] {
  const digital = items.filter(({ isDigital }) => isDigital);
  const isSent = digital.length < items.length;
  return [
    ...(slip ? (['nextTransfer'] as const) : []),
    ...(isSent ? ([deliveryMethod?.branch ? 'nextBranch' : 'nextSend'] as const) : []),
    ...(digital.some(({ downloads }) => downloads.length > 0) ? (['nextDownload'] as const) : []),
    ...(digital.some(({ downloads }) => downloads.length === 0) && !slip ? (['nextService'] as const) : []),
  ];
}

function deliveryOf({ deliveryMethod, prices }: Order): OrderView['sums']['delivery'] {
  if (!deliveryMethod) return null;
  return { name: deliveryWords(deliveryMethod), amount: prices.delivery };
}
