import { inHours } from '../in-hours.ts';
import type { MailTexts } from '../mail-text.ts';
import { greeting } from './greeting.ts';

interface Joined {
  name: string;
  /** The provider as people know it. */
  provider: string;
  /** Ends what was joined; without a limit in hours it leads to where a new password is asked for. */
  url: string;
  hours: number | null;
}

/** Tells that somebody who logs in at a provider now comes into the account, so that no stranger stays in it unnoticed. */
export function providerJoined({ name, provider, url, hours }: Joined, shop: string): MailTexts {
  return {
    hr: {
      subject: `Novi način prijave: ${provider} – ${shop}`,
      preheader: 'Ako to niste bili vi, zaštitite svoj račun.',
      blocks: [
        { kind: 'title', text: `Novi način prijave: ${provider}` },
        greeting('hr', name),
        {
          kind: 'paragraph',
          text: `U vaš račun u trgovini ${shop} od sada se može ući i prijavom preko usluge ${provider}. Možete je ukloniti u svom profilu.`,
        },
        { kind: 'note', text: 'Ako to niste bili vi, odmah zaštitite račun i postavite novu lozinku:' },
        { kind: 'button', label: 'Zaštiti moj račun', url },
        ...(hours === null
          ? []
          : [
              {
                kind: 'note' as const,
                text: `Poveznica vrijedi ${inHours(hours, 'hr')}. Stara lozinka, dodani načini prijave i sve prijave pritom prestaju vrijediti.`,
              },
            ]),
      ],
    },
    en: {
      subject: `New way to log in: ${provider} – ${shop}`,
      preheader: 'If it was not you, protect your account.',
      blocks: [
        { kind: 'title', text: `New way to log in: ${provider}` },
        greeting('en', name),
        {
          kind: 'paragraph',
          text: `From now on a login through ${provider} opens your account at ${shop} too. You can remove it in your profile.`,
        },
        { kind: 'note', text: 'If it was not you, protect the account at once and set a new password:' },
        { kind: 'button', label: 'Protect my account', url },
        ...(hours === null
          ? []
          : [
              {
                kind: 'note' as const,
                text: `The link works for ${inHours(hours, 'en')}. Your old password, added ways to log in and every login end with it.`,
              },
            ]),
      ],
    },
    de: {
      subject: `Neue Anmeldeart: ${provider} – ${shop}`,
      preheader: 'Wenn Sie das nicht waren, schützen Sie Ihr Konto.',
      blocks: [
        { kind: 'title', text: `Neue Anmeldeart: ${provider}` },
        greeting('de', name),
        {
          kind: 'paragraph',
          text: `Ihr Konto bei ${shop} öffnet sich ab jetzt auch mit einer Anmeldung über ${provider}. In Ihrem Profil können Sie sie entfernen.`,
        },
        {
          kind: 'note',
          text: 'Wenn Sie das nicht waren, schützen Sie das Konto sofort und setzen Sie ein neues Passwort:',
        },
        { kind: 'button', label: 'Mein Konto schützen', url },
        ...(hours === null
          ? []
          : [
              {
                kind: 'note' as const,
                text: `Der Link gilt ${inHours(hours, 'de')}. Das alte Passwort, hinzugefügte Anmeldearten und alle Anmeldungen enden damit.`,
              },
            ]),
      ],
    },
  };
}
