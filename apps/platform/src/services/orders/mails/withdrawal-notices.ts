import type { Ctx } from '../../../kernel/context.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { pageAddress } from '../../messaging/index.ts';
import { documentWords, momentText } from '../documents/document-words.ts';
import type { OrderPapers } from '../papers/order-papers.ts';
import { orderKey } from '../placing/order-key.ts';
import { exceptionOf } from '../withdrawal/withdrawable-order.ts';

const words = {
  hrv: {
    label: 'Pravo na raskid',
    link: 'Ovdje raskinite ugovor',
    period: 'Ugovor možete jednostrano raskinuti u roku od 14 dana, bez navođenja razloga.',
    digital: (at: string, names: string) =>
      `Potvrđujemo vaš pristanak (${at}) da isporuka digitalnog sadržaja počne odmah i vašu izjavu da znate da time gubite pravo na jednostrani raskid ugovora: ${names}.`,
  },
  eng: {
    label: 'Right of withdrawal',
    link: 'Withdraw from contract here',
    period: 'You can withdraw from the contract within 14 days without giving a reason.',
    digital: (at: string, names: string) =>
      `We confirm that you agreed (${at}) to the delivery of digital content at once and acknowledged that you thereby lose the right of withdrawal: ${names}.`,
  },
  deu: {
    label: 'Widerrufsrecht',
    link: 'Vertrag hier widerrufen',
    period: 'Sie können den Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen.',
    digital: (at: string, names: string) =>
      `Wir bestätigen Ihre Zustimmung (${at}) zur sofortigen Lieferung digitaler Inhalte und Ihre Kenntnis, dass Sie damit Ihr Widerrufsrecht verlieren: ${names}.`,
  },
};

/** A name may end in a full stop, as years do in Croatian; the sentence around it has its own. */
const withoutFullStop = (names: string) => names.replace(/\.$/, '');

/**
 * What the law wants in the confirmation of an order: the link to the withdrawal where a line has the right, and, of
 * digital content, that the buyer agreed to lose it (Directive 2011/83/EU, Articles 11a and 8 (7) b).
 */
export function withdrawalNotices(
  kernel: Kernel,
  ctx: Pick<Ctx, 'site'>,
  { order, items, base }: OrderPapers,
) {
  const said = order.language === 'hrv' || order.language === 'deu' ? words[order.language] : words.eng;
  const hasRight = items.some((item) => exceptionOf(order, item) === null);
  const lost = items.filter((item) => exceptionOf(order, item) === 'digital').map(({ name }) => name);
  const page = `/raskid-ugovora?orderSlug=${order.slug}&orderKey=${orderKey(kernel, order)}` as const;
  const url = pageAddress(base, ctx, page, order.language);
  const at = order.digitalConsentAt;
  return {
    facts: hasRight ? [{ label: said.label, value: said.link, url }] : [],
    notes: [
      ...(hasRight ? [said.period] : []),
      ...(at && lost.length > 0
        ? [said.digital(momentText(at, documentWords(order.language)), withoutFullStop(lost.join(', ')))]
        : []),
    ],
  };
}
