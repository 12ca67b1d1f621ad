import { inHours } from '../in-hours.ts';
import type { Block, MailLanguage, MailTexts } from '../mail-text.ts';

export interface LinkData {
  /** Name of the person; may be empty. */
  name: string;
  url: string;
  /** How long the link works. */
  hours: number;
}

const hello: Record<MailLanguage, string> = { hr: 'Dobar dan', en: 'Hello', de: 'Guten Tag' };

/** The greeting, with the name where we have one. */
export function greeting(language: MailLanguage, name: string): Block {
  const trimmed = name.trim();
  return { kind: 'paragraph', text: trimmed ? `${hello[language]}, ${trimmed},` : `${hello[language]},` };
}

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

/** Tells somebody of the staff that their second factors are gone and their logins ended. */
export function factorsReset({ name, url }: { name: string; url: string }, shop: string): MailTexts {
  return {
    hr: {
      subject: `Drugi faktor je poništen – ${shop}`,
      preheader: 'Prijavite se lozinkom i postavite novi.',
      blocks: [
        { kind: 'title', text: 'Drugi faktor prijave je poništen' },
        greeting('hr', name),
        {
          kind: 'paragraph',
          text: `Aplikacija za prijavu, kodovi za oporavak i pristupni ključevi vašeg računa u trgovini ${shop} uklonjeni su, a sa svih ste uređaja odjavljeni. Do novog drugog faktora račun štiti samo lozinka: prijavite se i odmah ga postavite.`,
        },
        { kind: 'button', label: 'Prijavi se', url },
        {
          kind: 'note',
          text: 'Ako to niste tražili, odmah promijenite lozinku i javite se vlasniku trgovine ili onome tko vodi njezin poslužitelj.',
        },
      ],
    },
    en: {
      subject: `Second factor reset – ${shop}`,
      preheader: 'Log in with your password and set up a new one.',
      blocks: [
        { kind: 'title', text: 'Your second factor was reset' },
        greeting('en', name),
        {
          kind: 'paragraph',
          text: `The authenticator app, recovery codes and passkeys of your account at ${shop} were removed, and every login was ended. Until there is a new second factor your password alone protects the account: log in and set one up at once.`,
        },
        { kind: 'button', label: 'Log in', url },
        {
          kind: 'note',
          text: 'If you did not ask for this, change your password at once and tell the owner of the shop or whoever runs its server.',
        },
      ],
    },
    de: {
      subject: `Zweiter Faktor zurückgesetzt – ${shop}`,
      preheader: 'Melden Sie sich mit dem Passwort an und richten Sie einen neuen ein.',
      blocks: [
        { kind: 'title', text: 'Ihr zweiter Faktor wurde zurückgesetzt' },
        greeting('de', name),
        {
          kind: 'paragraph',
          text: `Authenticator-App, Wiederherstellungscodes und Passkeys Ihres Kontos bei ${shop} wurden entfernt und alle Anmeldungen beendet. Bis zu einem neuen zweiten Faktor schützt nur das Passwort das Konto: Melden Sie sich an und richten Sie ihn gleich ein.`,
        },
        { kind: 'button', label: 'Anmelden', url },
        {
          kind: 'note',
          text: 'Wenn Sie das nicht veranlasst haben, ändern Sie sofort Ihr Passwort und wenden Sie sich an den Inhaber des Shops oder an die Person, die den Server betreut.',
        },
      ],
    },
  };
}

/** Asks somebody to work in the shop. */
export function staffInvitation(
  { name, invitedBy, role, url, hours }: LinkData & { invitedBy: string; role: string },
  shop: string,
): MailTexts {
  return {
    hr: {
      subject: `Pozivnica u tim – ${shop}`,
      preheader: `${invitedBy} vas poziva da radite u trgovini ${shop}.`,
      blocks: [
        { kind: 'title', text: 'Pozivnica u tim' },
        greeting('hr', name),
        {
          kind: 'paragraph',
          text: `${invitedBy} vas poziva da radite u trgovini ${shop}. Vaša uloga: ${rolesIn('hr', role)}.`,
        },
        { kind: 'button', label: 'Prihvati pozivnicu', url },
        {
          kind: 'note',
          text: `Poveznica vrijedi ${inHours(hours, 'hr')}. Pri prihvaćanju birate svoju lozinku.`,
        },
      ],
    },
    en: {
      subject: `Invitation to the team – ${shop}`,
      preheader: `${invitedBy} invites you to work at ${shop}.`,
      blocks: [
        { kind: 'title', text: 'Invitation to the team' },
        greeting('en', name),
        {
          kind: 'paragraph',
          text: `${invitedBy} invites you to work at ${shop}. Your role: ${rolesIn('en', role)}.`,
        },
        { kind: 'button', label: 'Accept the invitation', url },
        {
          kind: 'note',
          text: `The link works for ${inHours(hours, 'en')}. You choose your password when you accept.`,
        },
      ],
    },
    de: {
      subject: `Einladung ins Team – ${shop}`,
      preheader: `${invitedBy} lädt Sie ein, bei ${shop} mitzuarbeiten.`,
      blocks: [
        { kind: 'title', text: 'Einladung ins Team' },
        greeting('de', name),
        {
          kind: 'paragraph',
          text: `${invitedBy} lädt Sie ein, bei ${shop} mitzuarbeiten. Ihre Rolle: ${rolesIn('de', role)}.`,
        },
        { kind: 'button', label: 'Einladung annehmen', url },
        {
          kind: 'note',
          text: `Der Link gilt ${inHours(hours, 'de')}. Ihr Passwort wählen Sie beim Annehmen.`,
        },
      ],
    },
  };
}

/** The personal data that somebody asked for can be fetched. */
export function dataExport({ name, url, hours }: LinkData, shop: string): MailTexts {
  return {
    hr: {
      subject: `Vaši su podaci spremni – ${shop}`,
      preheader: 'Preuzmite izvoz svojih osobnih podataka.',
      blocks: [
        { kind: 'title', text: 'Vaši su podaci spremni' },
        greeting('hr', name),
        {
          kind: 'paragraph',
          text: `Izvoz osobnih podataka koje o vama čuva ${shop} možete preuzeti kao JSON i CSV.`,
        },
        { kind: 'button', label: 'Preuzmi podatke', url },
        { kind: 'note', text: `Poveznica vrijedi ${inHours(hours, 'hr')}, nakon toga izvoz brišemo.` },
      ],
    },
    en: {
      subject: `Your data are ready – ${shop}`,
      preheader: 'Download the export of your personal data.',
      blocks: [
        { kind: 'title', text: 'Your data are ready' },
        greeting('en', name),
        {
          kind: 'paragraph',
          text: `The personal data that ${shop} keeps about you can be downloaded as JSON and CSV.`,
        },
        { kind: 'button', label: 'Download the data', url },
        { kind: 'note', text: `The link works for ${inHours(hours, 'en')}; then the export is deleted.` },
      ],
    },
    de: {
      subject: `Ihre Daten sind bereit – ${shop}`,
      preheader: 'Laden Sie den Export Ihrer personenbezogenen Daten herunter.',
      blocks: [
        { kind: 'title', text: 'Ihre Daten sind bereit' },
        greeting('de', name),
        {
          kind: 'paragraph',
          text: `Die personenbezogenen Daten, die ${shop} über Sie speichert, können Sie als JSON und CSV herunterladen.`,
        },
        { kind: 'button', label: 'Daten herunterladen', url },
        { kind: 'note', text: `Der Link gilt ${inHours(hours, 'de')}; danach löschen wir den Export.` },
      ],
    },
  };
}

/** What was erased, and what the law keeps. */
export function accountErased(
  { name, kept }: { name: string; kept: readonly string[] },
  shop: string,
): MailTexts {
  const rest = (intro: string): Block[] =>
    kept.length > 0
      ? [
          { kind: 'paragraph', text: intro },
          { kind: 'list', items: kept },
        ]
      : [];
  return {
    hr: {
      subject: `Vaš je račun izbrisan – ${shop}`,
      preheader: 'Potvrda brisanja osobnih podataka.',
      blocks: [
        { kind: 'title', text: 'Vaš je račun izbrisan' },
        greeting('hr', name),
        { kind: 'paragraph', text: 'Izbrisali smo vaš račun i osobne podatke.' },
        ...rest('Po zakonu moramo sačuvati samo ovo:'),
      ],
    },
    en: {
      subject: `Your account has been erased – ${shop}`,
      preheader: 'Confirmation that your personal data were erased.',
      blocks: [
        { kind: 'title', text: 'Your account has been erased' },
        greeting('en', name),
        { kind: 'paragraph', text: 'We have erased your account and your personal data.' },
        ...rest('The law obliges us to keep only this:'),
      ],
    },
    de: {
      subject: `Ihr Konto wurde gelöscht – ${shop}`,
      preheader: 'Bestätigung, dass Ihre personenbezogenen Daten gelöscht sind.',
      blocks: [
        { kind: 'title', text: 'Ihr Konto wurde gelöscht' },
        greeting('de', name),
        { kind: 'paragraph', text: 'Wir haben Ihr Konto und Ihre personenbezogenen Daten gelöscht.' },
        ...rest('Das Gesetz verpflichtet uns, nur Folgendes aufzubewahren:'),
      ],
    },
  };
}

/** The four roles that every site has, in the language of the mail; roles of the site's own keep their names. */
const givenRoles: Readonly<Record<string, { hr: string; en: string; de: string }>> = {
  Owner: { hr: 'Vlasnik', en: 'Owner', de: 'Inhaber' },
  Manager: { hr: 'Voditelj', en: 'Manager', de: 'Leitung' },
  Editor: { hr: 'Urednik', en: 'Editor', de: 'Redaktion' },
  'Order clerk': { hr: 'Obrada narudžbi', en: 'Order clerk', de: 'Bestellabwicklung' },
};

const rolesIn = (language: 'hr' | 'en' | 'de', roles: string): string =>
  roles
    .split(', ')
    .map((role) => givenRoles[role]?.[language] ?? role)
    .join(', ');
