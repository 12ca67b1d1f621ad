import { inHours } from '../in-hours.ts';
import type { MailTexts } from '../mail-text.ts';
import { greeting } from './greeting.ts';
import type { LinkData } from './link-data.ts';

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
