import { inHours } from '../in-hours.ts';
import type { MailTexts } from '../mail-text.ts';
import { greeting } from './greeting.ts';
import type { LinkData } from './link-data.ts';

/** Goes to the new address, which counts at once and is unconfirmed until the link is followed. */
export function emailChange({ name, url, hours }: LinkData, shop: string): MailTexts {
  return {
    hr: {
      subject: `Potvrdite novu adresu e-pošte – ${shop}`,
      preheader: 'Još jedan klik i nova je adresa potvrđena.',
      blocks: [
        { kind: 'title', text: 'Potvrdite novu adresu e-pošte' },
        greeting('hr', name),
        {
          kind: 'paragraph',
          text: `Adresa e-pošte vašeg računa u trgovini ${shop} promijenjena je u ovu. Potvrdite da je vaša.`,
        },
        { kind: 'button', label: 'Potvrdi novu adresu', url },
        {
          kind: 'note',
          text: `Poveznica vrijedi ${inHours(hours, 'hr')}. Ako niste tražili promjenu, zanemarite ovu poruku.`,
        },
      ],
    },
    en: {
      subject: `Confirm your new e-mail address – ${shop}`,
      preheader: 'One more click and the new address is confirmed.',
      blocks: [
        { kind: 'title', text: 'Confirm your new e-mail address' },
        greeting('en', name),
        {
          kind: 'paragraph',
          text: `The e-mail address of your account at ${shop} was changed to this one. Please confirm that it is yours.`,
        },
        { kind: 'button', label: 'Confirm the new address', url },
        {
          kind: 'note',
          text: `The link works for ${inHours(hours, 'en')}. If you did not ask for this, ignore this message.`,
        },
      ],
    },
    de: {
      subject: `Bestätigen Sie Ihre neue E-Mail-Adresse – ${shop}`,
      preheader: 'Noch ein Klick, und die neue Adresse ist bestätigt.',
      blocks: [
        { kind: 'title', text: 'Bestätigen Sie Ihre neue E-Mail-Adresse' },
        greeting('de', name),
        {
          kind: 'paragraph',
          text: `Die E-Mail-Adresse Ihres Kontos bei ${shop} wurde auf diese Adresse geändert. Bitte bestätigen Sie, dass sie Ihnen gehört.`,
        },
        { kind: 'button', label: 'Neue Adresse bestätigen', url },
        {
          kind: 'note',
          text: `Der Link gilt ${inHours(hours, 'de')}. Wenn Sie das nicht wollten, ignorieren Sie diese Nachricht.`,
        },
      ],
    },
  };
}

/** Goes to the old address, so that nobody loses an account unnoticed; the link takes the change back. */
export function emailChanged(
  { name, newEmail, url, hours }: LinkData & { newEmail: string },
  shop: string,
): MailTexts {
  return {
    hr: {
      subject: `Adresa e-pošte je promijenjena – ${shop}`,
      preheader: 'Ako to niste bili vi, vratite staru adresu.',
      blocks: [
        { kind: 'title', text: 'Adresa e-pošte je promijenjena' },
        greeting('hr', name),
        { kind: 'paragraph', text: `Vaš račun u trgovini ${shop} od sada ima adresu ${newEmail}.` },
        { kind: 'paragraph', text: 'Ako to niste bili vi, vratite svoju adresu i postavite novu lozinku.' },
        { kind: 'button', label: 'Vrati moju adresu', url },
        {
          kind: 'note',
          text: `Poveznica vrijedi ${inHours(hours, 'hr')}. Sa svih ćete uređaja pritom biti odjavljeni.`,
        },
      ],
    },
    en: {
      subject: `E-mail address changed – ${shop}`,
      preheader: 'If it was not you, take the change back.',
      blocks: [
        { kind: 'title', text: 'Your e-mail address was changed' },
        greeting('en', name),
        { kind: 'paragraph', text: `From now on your account at ${shop} has the address ${newEmail}.` },
        { kind: 'paragraph', text: 'If it was not you, take the change back and set a new password.' },
        { kind: 'button', label: 'Bring my address back', url },
        { kind: 'note', text: `The link works for ${inHours(hours, 'en')}. Every login will be ended.` },
      ],
    },
    de: {
      subject: `E-Mail-Adresse geändert – ${shop}`,
      preheader: 'Wenn Sie das nicht waren, machen Sie die Änderung rückgängig.',
      blocks: [
        { kind: 'title', text: 'Ihre E-Mail-Adresse wurde geändert' },
        greeting('de', name),
        { kind: 'paragraph', text: `Ihr Konto bei ${shop} hat ab jetzt die Adresse ${newEmail}.` },
        {
          kind: 'paragraph',
          text: 'Wenn Sie das nicht waren, machen Sie die Änderung rückgängig und setzen Sie ein neues Passwort.',
        },
        { kind: 'button', label: 'Meine Adresse zurückholen', url },
        { kind: 'note', text: `Der Link gilt ${inHours(hours, 'de')}. Alle Anmeldungen werden beendet.` },
      ],
    },
  };
}
