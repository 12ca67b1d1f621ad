import { inHours } from '../in-hours.ts';
import type { MailTexts } from '../mail-text.ts';
import { greeting } from './greeting.ts';
import type { LinkData } from './link-data.ts';

/** AUTH-052: whoever registered proves that the address is theirs. */
export function confirmEmail({ name, url, hours }: LinkData, shop: string): MailTexts {
  return {
    hr: {
      subject: `Potvrdite adresu e-pošte – ${shop}`,
      preheader: 'Još jedan klik i vaš je račun spreman.',
      blocks: [
        { kind: 'title', text: 'Potvrdite adresu e-pošte' },
        greeting('hr', name),
        {
          kind: 'paragraph',
          text: `Otvorili ste račun u trgovini ${shop}. Potvrdite da je ova adresa vaša.`,
        },
        { kind: 'button', label: 'Potvrdi adresu', url },
        {
          kind: 'note',
          text: `Poveznica vrijedi ${inHours(hours, 'hr')}. Ako niste otvorili račun, zanemarite ovu poruku.`,
        },
      ],
    },
    en: {
      subject: `Confirm your e-mail address – ${shop}`,
      preheader: 'One more click and your account is ready.',
      blocks: [
        { kind: 'title', text: 'Confirm your e-mail address' },
        greeting('en', name),
        {
          kind: 'paragraph',
          text: `You opened an account at ${shop}. Please confirm that this address is yours.`,
        },
        { kind: 'button', label: 'Confirm the address', url },
        {
          kind: 'note',
          text: `The link works for ${inHours(hours, 'en')}. If you did not open an account, ignore this message.`,
        },
      ],
    },
    de: {
      subject: `Bestätigen Sie Ihre E-Mail-Adresse – ${shop}`,
      preheader: 'Noch ein Klick, und Ihr Konto ist bereit.',
      blocks: [
        { kind: 'title', text: 'Bestätigen Sie Ihre E-Mail-Adresse' },
        greeting('de', name),
        {
          kind: 'paragraph',
          text: `Sie haben bei ${shop} ein Konto eröffnet. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört.`,
        },
        { kind: 'button', label: 'Adresse bestätigen', url },
        {
          kind: 'note',
          text: `Der Link gilt ${inHours(hours, 'de')}. Wenn Sie kein Konto eröffnet haben, ignorieren Sie diese Nachricht.`,
        },
      ],
    },
  };
}

/** The first mail of a confirmed account. */
export function welcome({ name, url }: { name: string; url: string }, shop: string): MailTexts {
  return {
    hr: {
      subject: `Dobro došli – ${shop}`,
      preheader: 'Vaš je račun spreman.',
      blocks: [
        { kind: 'title', text: 'Dobro došli' },
        greeting('hr', name),
        {
          kind: 'paragraph',
          text: 'Vaš je račun spreman. U njemu su vaše narudžbe, adrese, lista želja i članska kartica.',
        },
        { kind: 'button', label: 'Otvori moj profil', url },
      ],
    },
    en: {
      subject: `Welcome – ${shop}`,
      preheader: 'Your account is ready.',
      blocks: [
        { kind: 'title', text: 'Welcome' },
        greeting('en', name),
        {
          kind: 'paragraph',
          text: 'Your account is ready. It holds your orders, addresses, wishlist and member card.',
        },
        { kind: 'button', label: 'Open my profile', url },
      ],
    },
    de: {
      subject: `Willkommen – ${shop}`,
      preheader: 'Ihr Konto ist bereit.',
      blocks: [
        { kind: 'title', text: 'Willkommen' },
        greeting('de', name),
        {
          kind: 'paragraph',
          text: 'Ihr Konto ist bereit. Darin finden Sie Ihre Bestellungen, Adressen, Wunschliste und Mitgliedskarte.',
        },
        { kind: 'button', label: 'Mein Profil öffnen', url },
      ],
    },
  };
}
