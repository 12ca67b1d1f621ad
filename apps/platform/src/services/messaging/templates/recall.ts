import type { MailText } from '../mail-text.ts';
import type { MailWriter } from '../mail-writer.ts';

/**
 * To everybody who bought a product that is recalled: what the danger is, what to do, what they may ask for and whom
 * (Regulation (EU) 2023/988, Article 36). `danger` and `act` are the words of the shop.
 */
export function productRecall(
  mail: {
    name: string;
    product: string;
    orders: string;
    danger: string;
    act: string;
    contact: string;
    url: string;
  },
  writer: MailWriter,
): MailText {
  const { title, text, dangerLabel, actLabel, remedy, contactLabel, productLabel, ordersLabel, button } =
    writer.fill(writer.mails.productRecall, { product: mail.product });
  return {
    subject: `${title}: ${mail.product} – ${writer.shop}`,
    preheader: text,
    blocks: [
      { kind: 'title', text: title },
      writer.greeting(mail.name),
      { kind: 'paragraph', text },
      {
        kind: 'facts',
        rows: [
          { label: productLabel, value: mail.product },
          { label: ordersLabel, value: mail.orders },
          { label: dangerLabel, value: mail.danger },
          { label: actLabel, value: mail.act },
        ],
      },
      { kind: 'paragraph', text: remedy },
      ...(mail.contact
        ? [{ kind: 'facts' as const, rows: [{ label: contactLabel, value: mail.contact }] }]
        : []),
      { kind: 'button', label: button, url: mail.url },
    ],
  };
}
