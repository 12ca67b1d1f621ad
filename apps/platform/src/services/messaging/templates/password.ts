import { inHours } from '../in-hours.ts';
import type { MailTexts } from '../mail-text.ts';
import { greeting } from './greeting.ts';
import type { LinkData } from './link-data.ts';

/** AUTH-055: a new password for whoever forgot theirs. */
export function resetPassword({ name, url, hours }: LinkData, shop: string): MailTexts {
  return {
    hr: {
      subject: `Nova lozinka – ${shop}`,
      preheader: 'Poveznica za postavljanje nove lozinke.',
      blocks: [
        { kind: 'title', text: 'Postavite novu lozinku' },
        greeting('hr', name),
        { kind: 'paragraph', text: `Netko je zatražio novu lozinku za vaš račun u trgovini ${shop}.` },
        { kind: 'button', label: 'Postavi lozinku', url },
        {
          kind: 'note',
          text: `Poveznica vrijedi ${inHours(hours, 'hr')} i može se upotrijebiti jednom. Ako je niste tražili, ne morate ništa učiniti: lozinka ostaje ista.`,
        },
      ],
    },
    en: {
      subject: `New password – ${shop}`,
      preheader: 'The link for setting a new password.',
      blocks: [
        { kind: 'title', text: 'Set a new password' },
        greeting('en', name),
        { kind: 'paragraph', text: `Somebody asked for a new password for your account at ${shop}.` },
        { kind: 'button', label: 'Set the password', url },
        {
          kind: 'note',
          text: `The link works for ${inHours(hours, 'en')} and only once. If it was not you, there is nothing to do: your password stays as it is.`,
        },
      ],
    },
    de: {
      subject: `Neues Passwort – ${shop}`,
      preheader: 'Der Link, mit dem Sie ein neues Passwort setzen.',
      blocks: [
        { kind: 'title', text: 'Setzen Sie ein neues Passwort' },
        greeting('de', name),
        { kind: 'paragraph', text: `Jemand hat für Ihr Konto bei ${shop} ein neues Passwort angefordert.` },
        { kind: 'button', label: 'Passwort setzen', url },
        {
          kind: 'note',
          text: `Der Link gilt ${inHours(hours, 'de')} und nur einmal. Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.`,
        },
      ],
    },
  };
}

/** Tells that the password is another one now. */
export function passwordChanged({ name, url }: { name: string; url: string }, shop: string): MailTexts {
  return {
    hr: {
      subject: `Lozinka je promijenjena – ${shop}`,
      preheader: 'Ako to niste bili vi, postavite novu lozinku.',
      blocks: [
        { kind: 'title', text: 'Lozinka je promijenjena' },
        greeting('hr', name),
        {
          kind: 'paragraph',
          text: 'Lozinka vašeg računa upravo je promijenjena, a s ostalih ste uređaja odjavljeni.',
        },
        { kind: 'note', text: 'Ako to niste bili vi, odmah postavite novu lozinku:' },
        { kind: 'button', label: 'Postavi novu lozinku', url },
      ],
    },
    en: {
      subject: `Password changed – ${shop}`,
      preheader: 'If it was not you, set a new password.',
      blocks: [
        { kind: 'title', text: 'Your password was changed' },
        greeting('en', name),
        {
          kind: 'paragraph',
          text: 'The password of your account was just changed, and other logins were ended.',
        },
        { kind: 'note', text: 'If it was not you, set a new password at once:' },
        { kind: 'button', label: 'Set a new password', url },
      ],
    },
    de: {
      subject: `Passwort geändert – ${shop}`,
      preheader: 'Wenn Sie das nicht waren, setzen Sie ein neues Passwort.',
      blocks: [
        { kind: 'title', text: 'Ihr Passwort wurde geändert' },
        greeting('de', name),
        {
          kind: 'paragraph',
          text: 'Das Passwort Ihres Kontos wurde soeben geändert, andere Anmeldungen wurden beendet.',
        },
        { kind: 'note', text: 'Wenn Sie das nicht waren, setzen Sie bitte sofort ein neues Passwort:' },
        { kind: 'button', label: 'Neues Passwort setzen', url },
      ],
    },
  };
}
