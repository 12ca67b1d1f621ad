import type { Block, Fact, MailLanguage, MailTexts } from '../mail-text.ts';
import { greeting } from './greeting.ts';

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

const openOrder: Record<MailLanguage, string> = {
  hr: 'Otvori narudžbu',
  en: 'Open the order',
  de: 'Bestellung öffnen',
};

function orderButton(order: OrderMail, language: MailLanguage): Block {
  return { kind: 'button', label: openOrder[language], url: order.url };
}

/** To the buyer, right after ordering. */
export function orderConfirmation(order: OrderMail, shop: string): MailTexts {
  const body = (language: MailLanguage): Block[] => [
    ...howToPay(order),
    ...details(order),
    orderButton(order, language),
    ...(order.documents ?? []).map((document) => ({ kind: 'document', ...document }) as const),
  ];
  return {
    hr: {
      subject: `Narudžba ${order.number} – ${shop}`,
      preheader: 'Hvala na narudžbi! Evo što ste naručili.',
      blocks: [
        { kind: 'title', text: 'Hvala na narudžbi!' },
        greeting('hr', order.name),
        { kind: 'paragraph', text: `Primili smo vašu narudžbu broj ${order.number}.` },
        ...body('hr'),
      ],
    },
    en: {
      subject: `Order ${order.number} – ${shop}`,
      preheader: 'Thank you for your order! This is what you ordered.',
      blocks: [
        { kind: 'title', text: 'Thank you for your order!' },
        greeting('en', order.name),
        { kind: 'paragraph', text: `We have received your order number ${order.number}.` },
        ...body('en'),
      ],
    },
    de: {
      subject: `Bestellung ${order.number} – ${shop}`,
      preheader: 'Vielen Dank für Ihre Bestellung! Das haben Sie bestellt.',
      blocks: [
        { kind: 'title', text: 'Vielen Dank für Ihre Bestellung!' },
        greeting('de', order.name),
        { kind: 'paragraph', text: `Wir haben Ihre Bestellung Nummer ${order.number} erhalten.` },
        ...body('de'),
      ],
    },
  };
}

export type OrderState =
  | 'paid'
  | 'sent'
  | 'readyForPickup'
  | 'completed'
  | 'cancelled'
  | 'refundPromised'
  | 'refunded';

const states: Record<OrderState, Record<MailLanguage, { title: string; text: string }>> = {
  paid: {
    hr: { title: 'Uplata je primljena', text: 'Primili smo uplatu i pripremamo narudžbu.' },
    en: { title: 'Payment received', text: 'We have received your payment and are preparing the order.' },
    de: {
      title: 'Zahlung eingegangen',
      text: 'Ihre Zahlung ist eingegangen, wir bereiten die Bestellung vor.',
    },
  },
  sent: {
    hr: { title: 'Narudžba je poslana', text: 'Vaša je narudžba na putu.' },
    en: { title: 'Your order is on its way', text: 'Your order has been handed to the carrier.' },
    de: { title: 'Ihre Bestellung ist unterwegs', text: 'Wir haben Ihre Bestellung dem Versand übergeben.' },
  },
  readyForPickup: {
    hr: { title: 'Narudžba čeka preuzimanje', text: 'Vašu narudžbu možete preuzeti.' },
    en: { title: 'Your order can be collected', text: 'Your order is ready to be collected.' },
    de: { title: 'Ihre Bestellung liegt bereit', text: 'Sie können Ihre Bestellung abholen.' },
  },
  completed: {
    hr: { title: 'Narudžba je dovršena', text: 'Vaša je narudžba dovršena. Hvala na povjerenju!' },
    en: { title: 'Order completed', text: 'Your order is complete. Thank you!' },
    de: { title: 'Bestellung abgeschlossen', text: 'Ihre Bestellung ist abgeschlossen. Vielen Dank!' },
  },
  cancelled: {
    hr: { title: 'Narudžba je otkazana', text: 'Vaša je narudžba otkazana.' },
    en: { title: 'Order cancelled', text: 'Your order has been cancelled.' },
    de: { title: 'Bestellung storniert', text: 'Ihre Bestellung wurde storniert.' },
  },
  refundPromised: {
    hr: { title: 'Vraćamo vam novac', text: 'Novac će vam biti vraćen. Javit ćemo vam kad ga pošaljemo.' },
    en: {
      title: 'Your refund',
      text: 'Your money will be refunded. We will tell you when it is on its way.',
    },
    de: {
      title: 'Ihre Erstattung',
      text: 'Ihr Geld wird erstattet. Wir melden uns, sobald es unterwegs ist.',
    },
  },
  refunded: {
    hr: {
      title: 'Povrat je izvršen',
      text: 'Poslali smo vam novac natrag. Na račun vam može sjesti za nekoliko dana.',
    },
    en: { title: 'Refund made', text: 'We have sent your money back. It may take a few days to arrive.' },
    de: {
      title: 'Erstattung veranlasst',
      text: 'Wir haben Ihr Geld zurückgesendet. Bis es ankommt, kann es einige Tage dauern.',
    },
  },
};

const orderWord: Record<MailLanguage, string> = { hr: 'Narudžba', en: 'Order', de: 'Bestellung' };

/** To the buyer, when something happened to the order; `message` is what staff wrote with it, or tracking. */
export function orderState(
  { state, message, ...order }: OrderMail & { state: OrderState; message?: string },
  shop: string,
): MailTexts {
  const text = (language: MailLanguage) => ({
    subject: `${states[state][language].title}: ${order.number} – ${shop}`,
    preheader: states[state][language].text,
    blocks: [
      { kind: 'title', text: states[state][language].title },
      greeting(language, order.name),
      { kind: 'paragraph', text: states[state][language].text },
      { kind: 'facts', rows: [{ label: orderWord[language], value: order.number }] },
      ...(message ? [{ kind: 'quote', text: message } as const] : []),
      ...details(order),
      orderButton(order, language),
    ] satisfies Block[],
  });
  return { hr: text('hr'), en: text('en'), de: text('de') };
}

/** To the buyer, while an order waits for its payment. */
export function orderReminder(order: OrderMail, shop: string): MailTexts {
  const body = (language: MailLanguage): Block[] => [
    ...howToPay(order),
    ...details(order),
    orderButton(order, language),
  ];
  return {
    hr: {
      subject: `Narudžba ${order.number} čeka uplatu – ${shop}`,
      preheader: 'Narudžbu čuvamo za vas.',
      blocks: [
        { kind: 'title', text: 'Narudžba čeka uplatu' },
        greeting('hr', order.name),
        {
          kind: 'paragraph',
          text: `Narudžba ${order.number} još nije plaćena. Ako ste je u međuvremenu platili, zanemarite ovu poruku.`,
        },
        ...body('hr'),
      ],
    },
    en: {
      subject: `Order ${order.number} is waiting for payment – ${shop}`,
      preheader: 'We are keeping the order for you.',
      blocks: [
        { kind: 'title', text: 'Your order is waiting for payment' },
        greeting('en', order.name),
        {
          kind: 'paragraph',
          text: `Order ${order.number} has not been paid yet. If you have paid in the meantime, ignore this message.`,
        },
        ...body('en'),
      ],
    },
    de: {
      subject: `Bestellung ${order.number} wartet auf Zahlung – ${shop}`,
      preheader: 'Wir halten die Bestellung für Sie bereit.',
      blocks: [
        { kind: 'title', text: 'Ihre Bestellung wartet auf Zahlung' },
        greeting('de', order.name),
        {
          kind: 'paragraph',
          text: `Die Bestellung ${order.number} ist noch nicht bezahlt. Falls Sie inzwischen bezahlt haben, ignorieren Sie diese Nachricht.`,
        },
        ...body('de'),
      ],
    },
  };
}

/** To the shop's people: somebody ordered. `url` leads to the order in the back office. */
export function orderForStaff(order: OrderMail, shop: string): MailTexts {
  const text = (title: string, button: string) => ({
    subject: `${title} ${order.number} – ${shop}`,
    preheader: order.totals.find(({ isMain }) => isMain)?.amount ?? order.number,
    blocks: [
      { kind: 'title', text: `${title} ${order.number}` },
      ...details(order),
      { kind: 'button', label: button, url: order.url },
    ] satisfies Block[],
  });
  return {
    hr: text('Nova narudžba', 'Otvori u administraciji'),
    en: text('New order', 'Open in the back office'),
    de: text('Neue Bestellung', 'Im Backoffice öffnen'),
  };
}
