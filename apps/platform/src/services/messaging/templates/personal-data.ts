import { inHours } from '../in-hours.ts';
import type { Block, MailTexts } from '../mail-text.ts';
import { greeting } from './greeting.ts';
import type { LinkData } from './link-data.ts';

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
