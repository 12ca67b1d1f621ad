import type { PlatformTexts } from '../platform-keys.ts';

/** Pages that the platform shows by itself: links that no longer work, the bank of rehearsals, the strip of a preview. */
export const pages: PlatformTexts['pages'] = {
  download: {
    over: 'The download is over',
    overText:
      'The time or the number of downloads of this file is used up. Ask the shop if you still need it.',
    unknown: 'This link is not valid',
    unknownText: 'Perhaps it is not whole. Open it again from the mail or from the page of the order.',
    shop: 'To the shop',
  },
  agents: {
    soldOut: 'It is sold out.',
    left: 'There is not as much of it; pieces left: {left}.',
    quantity: 'It is sold in quantities of {rule}.',
    notSold: 'It is not sold in this shop now.',
    onPage: 'Its options are chosen by the buyer on the page of the product.',
    unknown: 'There is nothing with the id {id}.',
    over: 'The cart does not exist or has expired.',
    otherCurrency: 'Prices are in {currency}: the price filter in {wanted} was not applied.',
  },
  agentCart: {
    title: 'The cart your assistant prepared',
    lead: 'See what is in it. Nothing is ordered or paid: you order and pay yourself, in the checkout of this shop.',
    now: 'Prices and stock are of this moment.',
    delivery: 'Delivery is chosen in the checkout.',
    checkout: 'Put it into my cart and go on to checkout',
    own: 'There are items in your cart already. What about them?',
    add: 'Keep them and add this',
    replace: 'Put this in their place',
    retain: 'Add nothing, open my cart',
    short: 'Not enough of it: {left}',
    out: 'Not everything is in the cart: {names}.',
    some: '{name} (only {count})',
    gone: 'This cart is over',
    goneLead: 'The link works for 24 hours, or until the assistant takes it back. Ask it for a new one.',
  },
  preview: {
    page: 'This is a preview: the draft of one page.',
    shop: 'This is a preview: all drafts of the shop.',
    moment: 'This is a preview: the shop on {at}.',
    end: 'End the preview',
  },
  sandbox: {
    title: 'Sandbox bank',
    warning: 'This is a rehearsal: enter no card data, no money is charged.',
    order: 'Order',
    amount: 'Amount',
    choose: 'What should the bank do?',
    more: 'Rarer cases',
    decisions: {
      approve: 'Approve the payment',
      refuse: 'Refuse the card',
      cancel: 'Cancel and go back to the shop',
      approveTwice: 'Approve and tell the shop twice',
      approveLate: 'Approve, and tell the shop only after the return',
      approveWithoutReturn: 'Approve, but the buyer does not come back',
      timeout: 'Do not answer in time',
    },
    noReturn:
      'The payment was approved and the shop knows, but the bank did not lead you back. The confirmation comes by mail.',
    timeout: 'The bank did not answer in time. Nothing was charged; the order waits until it expires.',
    back: 'Back to the shop',
  },
};
