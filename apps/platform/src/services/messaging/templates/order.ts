import type { Block, Fact, MailText } from '../mail-text.ts';
import type { MailWriter } from '../mail-writer.ts';

/** An order as its mails show it: every text ready in the language of the recipient, amounts with currency. */
export interface OrderMail {
  /** Order number people see. */
  number: string;
  /** Name of the person; may be empty. */
  name: string;
  /** Page of the order. */
  url: string;
  lines: ReadonlyArray<{ name: string; detail?: string; quantity: string; price: string }>;
  totals: ReadonlyArray<{ label: string; amount: string; isMain?: boolean }>;
  /** Delivery, payment, addresses and the like: label and text, which may have several lines. */
  facts: readonly Fact[];
  /** What the law wants seen beside data for payment: that it is no fiscalised invoice. Not among the words a shop may change. */
  banner?: string;
  /** How to pay, when there is still something to pay; the picture is a code for banking apps. */
  payment?: {
    text: string;
    facts: readonly Fact[];
    picture?: { url: string; alt: string; width: number };
  };
  /** Notices that the law wants in the mail (withdrawal, guarantee), in the recipient's language. */
  notes?: readonly string[];
  /** Texts that go with the mail, in the version the order was made under: terms, withdrawal, guarantee. */
  documents?: ReadonlyArray<{ title: string; text: string; url?: string }>;
}

function details({ lines, totals, facts, notes = [] }: OrderMail): Block[] {
  return [
    { kind: 'lines', lines, totals },
    ...(facts.length > 0 ? [{ kind: 'facts', rows: facts } as const] : []),
    ...notes.map((text) => ({ kind: 'note', text }) as const),
  ];
}

function howToPay({ payment }: OrderMail): Block[] {
  return payment
    ? [
        { kind: 'paragraph', text: payment.text },
        { kind: 'facts', rows: payment.facts },
        ...(payment.picture ? [{ kind: 'picture', ...payment.picture } as const] : []),
      ]
    : [];
}

const bannerOf = ({ banner }: OrderMail): Block[] => (banner ? [{ kind: 'banner', text: banner }] : []);

function orderButton(order: OrderMail, { mails }: MailWriter): Block {
  return { kind: 'button', label: mails.openOrder, url: order.url };
}

/** To the buyer, right after ordering. */
export function orderConfirmation(order: OrderMail, writer: MailWriter): MailText {
  return aboutOrder(order, writer, writer.mails.orderConfirmation, [
    ...howToPay(order),
    ...details(order),
    orderButton(order, writer),
    ...(order.documents ?? []).map((document) => ({ kind: 'document', ...document }) as const),
  ]);
}

function aboutOrder(
  order: OrderMail,
  writer: MailWriter,
  texts: Record<'subject' | 'preheader' | 'title' | 'text', string>,
  body: readonly Block[],
): MailText {
  const { subject, preheader, title, text } = writer.fill(texts, { number: order.number });
  return {
    subject,
    preheader,
    blocks: [
      { kind: 'title', text: title },
      ...bannerOf(order),
      writer.greeting(order.name),
      { kind: 'paragraph', text },
      ...body,
    ],
  };
}

export type OrderState = keyof MailWriter['mails']['orderStates'];

/** To the buyer, when something happened to the order; `message` is what staff wrote with it. */
export function orderState(
  {
    state,
    message,
    tracking = [],
    parcel,
    ...order
  }: OrderMail & {
    state: OrderState;
    message?: string;
    /** Each parcel by its carrier, with its number and the page that shows its way. */
    tracking?: readonly Fact[];
    /** Which parcel of how many, what is in it and what still comes. */
    parcel?: { place: number; total: number; lines: readonly string[]; follows: readonly string[] };
  },
  writer: MailWriter,
): MailText {
  const { mails } = writer;
  const { title, text } = writer.fill(mails.orderStates[state], {
    number: order.number,
    parcel: String(parcel?.place ?? 1),
    parcels: String(parcel?.total ?? 1),
  });
  const facts: Fact[] = [
    { label: mails.order, value: order.number },
    ...tracking,
    ...(parcel && parcel.lines.length > 0 ? [{ label: mails.inParcel, value: parcel.lines.join('\n') }] : []),
    ...(parcel && parcel.follows.length > 0
      ? [{ label: mails.toFollow, value: parcel.follows.join('\n') }]
      : []),
  ];
  return {
    subject: `${title}: ${order.number} – ${writer.shop}`,
    preheader: text,
    blocks: [
      { kind: 'title', text: title },
      ...bannerOf(order),
      writer.greeting(order.name),
      { kind: 'paragraph', text },
      { kind: 'facts', rows: facts },
      ...(message ? [{ kind: 'quote', text: message } as const] : []),
      ...details(order),
      orderButton(order, writer),
    ],
  };
}

/** To the buyer, while an order waits for its payment. */
export function orderReminder(order: OrderMail, writer: MailWriter): MailText {
  return aboutOrder(order, writer, writer.mails.orderReminder, [
    ...howToPay(order),
    ...details(order),
    orderButton(order, writer),
  ]);
}

/** To the buyer, when what was ordered is another by now; `isToPay`: the link leads to the payment. */
export function orderChanged(
  { message, isToPay, ...order }: OrderMail & { message?: string; isToPay: boolean },
  writer: MailWriter,
): MailText {
  const texts = writer.mails.orderChanged;
  const { button } = writer.fill(texts, { number: order.number });
  return aboutOrder(order, writer, texts, [
    ...(message ? [{ kind: 'quote', text: message } as const] : []),
    ...howToPay(order),
    ...details(order),
    { kind: 'button', label: isToPay ? button : writer.mails.openOrder, url: order.url },
  ]);
}

/** To the buyer, when staff corrected how they are reached or where the order goes. */
export function orderCorrected(order: OrderMail, writer: MailWriter): MailText {
  return aboutOrder(order, writer, writer.mails.orderCorrected, [
    ...howToPay(order),
    ...details(order),
    orderButton(order, writer),
  ]);
}

/** To the buyer: the invoice that another program made out; `paper` is its number, the PDF goes along. */
export function orderInvoice(
  { paper, ...order }: OrderMail & { paper: string },
  writer: MailWriter,
): MailText {
  return withPaper(order, paper, writer, writer.mails.orderInvoice);
}

/** The same of a credit note. */
export function orderCreditNote(
  { paper, ...order }: OrderMail & { paper: string },
  writer: MailWriter,
): MailText {
  return withPaper(order, paper, writer, writer.mails.orderCreditNote);
}

function withPaper(
  order: OrderMail,
  paper: string,
  writer: MailWriter,
  texts: Record<'subject' | 'preheader' | 'title' | 'text', string>,
): MailText {
  const { subject, preheader, title, text } = writer.fill(texts, { number: order.number, paper });
  return {
    subject,
    preheader,
    blocks: [
      { kind: 'title', text: title },
      ...bannerOf(order),
      writer.greeting(order.name),
      { kind: 'paragraph', text },
      ...details(order),
      orderButton(order, writer),
    ],
  };
}

/** To somebody who called: what was agreed on, until when it holds, and the link by which it is ordered. */
export function orderOffer(
  { until, message, ...offer }: OrderMail & { until: string; message?: string },
  writer: MailWriter,
): MailText {
  const texts = writer.mails.orderOffer;
  const { validUntil, button } = writer.fill(texts, { number: offer.number });
  return aboutOrder(offer, writer, texts, [
    ...(message ? [{ kind: 'quote', text: message } as const] : []),
    ...details({ ...offer, facts: [...offer.facts, { label: validUntil, value: until }] }),
    { kind: 'button', label: button, url: offer.url },
  ]);
}

/** To the shop's people: somebody ordered. `url` leads to the order in the back office. */
export function orderForStaff(order: OrderMail, { mails, shop }: MailWriter): MailText {
  const { title, button } = mails.orderForStaff;
  return {
    subject: `${title} ${order.number} – ${shop}`,
    preheader: order.totals.find(({ isMain }) => isMain)?.amount ?? order.number,
    blocks: [
      { kind: 'title', text: `${title} ${order.number}` },
      ...bannerOf(order),
      ...details(order),
      { kind: 'button', label: button, url: order.url },
    ],
  };
}
