import type { WithdrawalException } from '@izlog/contract/ecommerce/orders/withdrawal';
import type { Block, MailLanguage, MailTexts } from '../mail-text.ts';
import { greeting } from './greeting.ts';

/** A statement of withdrawal as its mails show it: texts ready in the language of the recipient. */
export interface WithdrawalMail {
  number: string;
  order: string;
  name: string;
  contact: string;
  /** Day and time with the time zone. */
  at: string;
  lines: ReadonlyArray<{ name: string; quantity: string; why: WithdrawalException | null }>;
}

const labels = {
  hr: {
    number: 'Broj izjave',
    order: 'Narudžba',
    name: 'Ime i prezime',
    contact: 'E-adresa za potvrdu',
    at: 'Zaprimljeno',
    lines: 'Raskid se odnosi na',
  },
  en: {
    number: 'Statement',
    order: 'Order',
    name: 'Name',
    contact: 'E-mail for the acknowledgement',
    at: 'Received',
    lines: 'Withdrawn from',
  },
  de: {
    number: 'Nummer der Erklärung',
    order: 'Bestellung',
    name: 'Name',
    contact: 'E-Mail für die Bestätigung',
    at: 'Eingegangen',
    lines: 'Der Widerruf betrifft',
  },
} as const satisfies Record<MailLanguage, Record<string, string>>;

const exceptions: Record<MailLanguage, Record<WithdrawalException, string>> = {
  hr: {
    personalised: 'izrađeno po mjeri ili personalizirano',
    digital: 'digitalni sadržaj isporučen uz pristanak',
    event: 'usluga s određenim datumom',
    notReturnable: 'proizvod je označen kao nepovratan',
    alreadyWithdrawn: 'već obuhvaćeno ranijom izjavom',
    alreadyRefunded: 'novac je već vraćen ili se vraća',
  },
  en: {
    personalised: 'made to order or personalised',
    digital: 'digital content delivered with consent',
    event: 'service on a given date',
    notReturnable: 'marked as not returnable',
    alreadyWithdrawn: 'withdrawn from before',
    alreadyRefunded: 'refunded before',
  },
  de: {
    personalised: 'nach Maß gefertigt oder personalisiert',
    digital: 'mit Zustimmung gelieferter digitaler Inhalt',
    event: 'Dienstleistung zu einem festen Termin',
    notReturnable: 'als nicht rückgabefähig gekennzeichnet',
    alreadyWithdrawn: 'bereits widerrufen',
    alreadyRefunded: 'bereits erstattet',
  },
};

function contentOf(mail: WithdrawalMail, language: MailLanguage, withWhy: boolean): Block {
  const label = labels[language];
  const lines = mail.lines.map(({ name, quantity, why }) =>
    withWhy && why ? `${quantity} ${name} (${exceptions[language][why]})` : `${quantity} ${name}`,
  );
  return {
    kind: 'facts',
    rows: [
      { label: label.number, value: mail.number },
      { label: label.order, value: mail.order },
      { label: label.name, value: mail.name },
      { label: label.contact, value: mail.contact },
      { label: label.at, value: mail.at },
      { label: label.lines, value: lines.join('\n') },
    ],
  };
}

/** To the consumer: the acknowledgement with content, date and time of the statement. */
export function withdrawalReceived(mail: WithdrawalMail, shop: string): MailTexts {
  const text = (language: MailLanguage, title: string, said: string, next: string) => ({
    subject: `${title}: ${mail.order} – ${shop}`,
    preheader: said,
    blocks: [
      { kind: 'title', text: title },
      greeting(language, mail.name),
      { kind: 'paragraph', text: said },
      contentOf(mail, language, false),
      { kind: 'note', text: next },
    ] satisfies Block[],
  });
  return {
    hr: text(
      'hr',
      'Zaprimili smo raskid ugovora',
      `Vaša izjava o jednostranom raskidu ugovora zaprimljena je: ${mail.at}.`,
      'Ovo je potvrda da je izjava zaprimljena, s njezinim sadržajem; sačuvajte je. O vraćanju robe i novca javit ćemo vam se zasebno. Ako ovu izjavu niste dali vi, odgovorite na ovu poruku.',
    ),
    en: text(
      'en',
      'We have received your withdrawal',
      `Your statement of withdrawal from the contract was received: ${mail.at}.`,
      'This acknowledges that the statement was received, with its content; please keep it. We will write to you separately about returning the goods and the money. If this statement was not made by you, answer this message.',
    ),
    de: text(
      'de',
      'Ihr Widerruf ist eingegangen',
      `Ihre Widerrufserklärung ist eingegangen: ${mail.at}.`,
      'Dies bestätigt den Eingang der Erklärung mit ihrem Inhalt; bewahren Sie die Nachricht auf. Zur Rückgabe der Ware und zur Erstattung melden wir uns gesondert. Falls die Erklärung nicht von Ihnen stammt, antworten Sie auf diese Nachricht.',
    ),
  };
}

/** To the shop's people: somebody withdrew, and what should be given back. `endsAt` is the last day of the period. */
export function withdrawalForStaff(
  mail: WithdrawalMail & { url: string; isInTime: boolean; endsAt: string | null; refund: string },
  shop: string,
): MailTexts {
  const words = {
    hr: {
      title: 'Raskid ugovora',
      inTime: 'u roku',
      late: 'nakon isteka roka',
      period: 'Rok',
      until: (day: string) => `do ${day}`,
      open: 'roba još nije isporučena',
      refund: 'Predloženi povrat',
      note: 'Novac se vraća u roku od 14 dana istim načinom plaćanja; s povratom se može pričekati dok roba ne stigne ili dok kupac ne dokaže da ju je poslao.',
      button: 'Otvori u administraciji',
    },
    en: {
      title: 'Withdrawal',
      inTime: 'in time',
      late: 'after the end of the period',
      period: 'Period',
      until: (day: string) => `until ${day}`,
      open: 'the goods are not delivered yet',
      refund: 'Proposed refund',
      note: 'The money is refunded within 14 days by the same means of payment; this may wait until the goods arrive or the buyer proves that they were sent.',
      button: 'Open in the back office',
    },
    de: {
      title: 'Widerruf',
      inTime: 'fristgerecht',
      late: 'nach Ablauf der Frist',
      period: 'Frist',
      until: (day: string) => `bis ${day}`,
      open: 'die Ware ist noch nicht geliefert',
      refund: 'Vorgeschlagene Erstattung',
      note: 'Das Geld wird binnen 14 Tagen auf demselben Zahlungsweg erstattet; damit darf gewartet werden, bis die Ware eintrifft oder der Käufer ihren Versand nachweist.',
      button: 'Im Backoffice öffnen',
    },
  };
  const text = (language: MailLanguage) => {
    const { title, inTime, late, period, until, open, refund, note, button } = words[language];
    const when = mail.endsAt === null ? open : until(mail.endsAt);
    return {
      subject: `${title} ${mail.number} – ${shop}`,
      preheader: `${refund}: ${mail.refund}`,
      blocks: [
        { kind: 'title', text: `${title} ${mail.number}` },
        contentOf(mail, language, true),
        {
          kind: 'facts',
          rows: [
            { label: period, value: `${mail.isInTime ? inTime : late} (${when})` },
            { label: refund, value: mail.refund },
          ],
        },
        { kind: 'note', text: note },
        { kind: 'button', label: button, url: mail.url },
      ] satisfies Block[],
    };
  };
  return { hr: text('hr'), en: text('en'), de: text('de') };
}
