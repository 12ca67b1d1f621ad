import type { Block, MailTexts } from '../mail-text.ts';
import { confirmLink } from './confirm-link.ts';

/** Double opt-in: nobody is subscribed by somebody else. */
export function newsletterConfirm({ url, hours }: { url: string; hours: number }, shop: string): MailTexts {
  const text = confirmLink({ url, hours }, shop);
  return {
    hr: text('hr', {
      title: 'Potvrdite pretplatu na bilten',
      text: `Još jedan klik i bilten trgovine ${shop} stiže na ovu adresu.`,
      button: 'Potvrdi pretplatu',
      note: 'Poveznica vrijedi {time}. Ako se niste prijavili, zanemarite ovu poruku: ništa vam nećemo slati.',
    }),
    en: text('en', {
      title: 'Confirm your newsletter subscription',
      text: `One more click and the newsletter of ${shop} comes to this address.`,
      button: 'Confirm the subscription',
      note: 'The link works for {time}. If you did not subscribe, ignore this message: we will send you nothing.',
    }),
    de: text('de', {
      title: 'Bestätigen Sie Ihr Newsletter-Abonnement',
      text: `Noch ein Klick, und der Newsletter von ${shop} kommt an diese Adresse.`,
      button: 'Abonnement bestätigen',
      note: 'Der Link gilt {time}. Wenn Sie sich nicht angemeldet haben, ignorieren Sie diese Nachricht: Wir senden Ihnen nichts.',
    }),
  };
}

/** The first mail after confirming; it carries the way out. */
export function newsletterWelcome({ unsubscribeUrl }: { unsubscribeUrl: string }, shop: string): MailTexts {
  const text = (title: string, body: string) => ({
    subject: `${title} – ${shop}`,
    preheader: body,
    unsubscribeUrl,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'paragraph', text: body },
    ] satisfies Block[],
  });
  return {
    hr: text(
      'Pretplata je potvrđena',
      'Hvala! Bilten vam šaljemo na ovu adresu. Odjaviti se možete jednim klikom.',
    ),
    en: text(
      'Subscription confirmed',
      'Thank you! The newsletter comes to this address. You can unsubscribe with one click.',
    ),
    de: text(
      'Abonnement bestätigt',
      'Vielen Dank! Der Newsletter kommt an diese Adresse. Abmelden können Sie sich mit einem Klick.',
    ),
  };
}

/** An issue of the newsletter, written by staff: the same text whatever the language of the frame. */
export function newsletter(
  {
    subject,
    preheader,
    blocks,
    unsubscribeUrl,
  }: { subject: string; preheader: string; blocks: readonly Block[]; unsubscribeUrl: string },
  _shop: string,
): MailTexts {
  const text = { subject, preheader, blocks, unsubscribeUrl };
  return { hr: text, en: text, de: text };
}
