import { inHours } from '../in-hours.ts';
import type { MailTexts } from '../mail-text.ts';
import { greeting } from './greeting.ts';
import type { LinkData } from './link-data.ts';

/** Goes to the new address, which counts when the link is followed. */
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
          text: `Ovo bi trebala postati adresa e-pošte vašeg računa u trgovini ${shop}. Vrijedit će čim potvrdite da je vaša.`,
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
          text: `This is to become the e-mail address of your account at ${shop}. It counts as soon as you confirm that it is yours.`,
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
          text: `Diese Adresse soll die E-Mail-Adresse Ihres Kontos bei ${shop} werden. Sie gilt, sobald Sie bestätigen, dass sie Ihnen gehört.`,
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
        {
          kind: 'paragraph',
          text: 'Ako to niste bili vi, vratite svoju adresu. Odmah zatim postavit ćete novu lozinku.',
        },
        { kind: 'button', label: 'Vrati moju adresu', url },
        {
          kind: 'note',
          text: `Poveznica vrijedi ${inHours(hours, 'hr')}. Stara lozinka i sve prijave pritom prestaju vrijediti.`,
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
        {
          kind: 'note',
          text: `The link works for ${inHours(hours, 'en')}. Your old password and every login end with it.`,
        },
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
        {
          kind: 'note',
          text: `Der Link gilt ${inHours(hours, 'de')}. Das alte Passwort und alle Anmeldungen enden damit.`,
        },
      ],
    },
  };
}

/** Goes to the present address when another one was asked for: it still counts, and the link stops the change. */
export function emailChangeAsked(
  { name, newEmail, url, hours }: LinkData & { newEmail: string },
  shop: string,
): MailTexts {
  return {
    hr: {
      subject: `Zatražena je nova adresa e-pošte – ${shop}`,
      preheader: 'Ako to niste bili vi, zaustavite promjenu.',
      blocks: [
        { kind: 'title', text: 'Zatražena je nova adresa e-pošte' },
        greeting('hr', name),
        {
          kind: 'paragraph',
          text: `Za vaš račun u trgovini ${shop} zatražena je nova adresa: ${newEmail}. Dok se ne potvrdi, vrijedi ova.`,
        },
        {
          kind: 'paragraph',
          text: 'Ako to niste bili vi, netko zna vašu lozinku. Zaustavite promjenu, a zatim ćete postaviti novu lozinku.',
        },
        { kind: 'button', label: 'Zaustavi promjenu', url },
        {
          kind: 'note',
          text: `Poveznica vrijedi ${inHours(hours, 'hr')}. Stara lozinka i sve prijave pritom prestaju vrijediti.`,
        },
      ],
    },
    en: {
      subject: `A new e-mail address was asked for – ${shop}`,
      preheader: 'If it was not you, stop the change.',
      blocks: [
        { kind: 'title', text: 'A new e-mail address was asked for' },
        greeting('en', name),
        {
          kind: 'paragraph',
          text: `Somebody asked for a new address for your account at ${shop}: ${newEmail}. Until it is confirmed, this one counts.`,
        },
        {
          kind: 'paragraph',
          text: 'If it was not you, somebody knows your password. Stop the change; then you will set a new password.',
        },
        { kind: 'button', label: 'Stop the change', url },
        {
          kind: 'note',
          text: `The link works for ${inHours(hours, 'en')}. Your old password and every login end with it.`,
        },
      ],
    },
    de: {
      subject: `Eine neue E-Mail-Adresse wurde angefordert – ${shop}`,
      preheader: 'Wenn Sie das nicht waren, stoppen Sie die Änderung.',
      blocks: [
        { kind: 'title', text: 'Eine neue E-Mail-Adresse wurde angefordert' },
        greeting('de', name),
        {
          kind: 'paragraph',
          text: `Für Ihr Konto bei ${shop} wurde eine neue Adresse angefordert: ${newEmail}. Bis sie bestätigt ist, gilt diese.`,
        },
        {
          kind: 'paragraph',
          text: 'Wenn Sie das nicht waren, kennt jemand Ihr Passwort. Stoppen Sie die Änderung; danach setzen Sie ein neues Passwort.',
        },
        { kind: 'button', label: 'Änderung stoppen', url },
        {
          kind: 'note',
          text: `Der Link gilt ${inHours(hours, 'de')}. Das alte Passwort und alle Anmeldungen enden damit.`,
        },
      ],
    },
  };
}

/**
 * Goes to an address that nobody ever confirmed, when another one is asked for or takes its place. It may be a stranger's,
 * mistyped, so it opens nothing and does not name the new address.
 */
export function emailChangedUnproved({ name, url }: { name: string; url: string }, shop: string): MailTexts {
  return {
    hr: {
      subject: `Promjena adrese e-pošte – ${shop}`,
      preheader: 'Ako to niste bili vi, javite nam se.',
      blocks: [
        { kind: 'title', text: 'Promjena adrese e-pošte' },
        greeting('hr', name),
        {
          kind: 'paragraph',
          text: `Račun u trgovini ${shop} koji je otvoren s ovom adresom dobiva drugu adresu e-pošte.`,
        },
        {
          kind: 'paragraph',
          text: 'Ova adresa nikada nije bila potvrđena, pa se promjena ne može poništiti poveznicom. Ako je račun vaš, a promjenu niste tražili, javite nam se.',
        },
        { kind: 'button', label: 'Javite nam se', url },
        {
          kind: 'note',
          text: 'Ako račun nije vaš, ne morate ništa učiniti: više vam nećemo pisati o njemu.',
        },
      ],
    },
    en: {
      subject: `Change of e-mail address – ${shop}`,
      preheader: 'If it was not you, write to us.',
      blocks: [
        { kind: 'title', text: 'Change of e-mail address' },
        greeting('en', name),
        {
          kind: 'paragraph',
          text: `The account at ${shop} that was opened with this address is getting another e-mail address.`,
        },
        {
          kind: 'paragraph',
          text: 'This address was never confirmed, so no link can take the change back. If the account is yours and you did not ask for this, please write to us.',
        },
        { kind: 'button', label: 'Write to us', url },
        {
          kind: 'note',
          text: 'If the account is not yours, there is nothing to do: we will not write to you about it any more.',
        },
      ],
    },
    de: {
      subject: `Änderung der E-Mail-Adresse – ${shop}`,
      preheader: 'Wenn Sie das nicht waren, schreiben Sie uns.',
      blocks: [
        { kind: 'title', text: 'Änderung der E-Mail-Adresse' },
        greeting('de', name),
        {
          kind: 'paragraph',
          text: `Das Konto bei ${shop}, das mit dieser Adresse eröffnet wurde, bekommt eine andere E-Mail-Adresse.`,
        },
        {
          kind: 'paragraph',
          text: 'Diese Adresse wurde nie bestätigt, deshalb kann kein Link die Änderung rückgängig machen. Wenn das Konto Ihnen gehört und Sie das nicht wollten, schreiben Sie uns bitte.',
        },
        { kind: 'button', label: 'Schreiben Sie uns', url },
        {
          kind: 'note',
          text: 'Wenn das Konto nicht Ihnen gehört, müssen Sie nichts tun: Wir schreiben Ihnen dazu nicht mehr.',
        },
      ],
    },
  };
}
