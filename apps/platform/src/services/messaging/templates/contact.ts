import type { Block, MailTexts } from '../mail-text.ts';
import { confirmLink } from './confirm-link.ts';

/** To the shop's people: a message of the contact form (MKT-004). Answering goes to the writer. */
export function contactMessage(
  { name, email, message, page }: { name: string; email: string; message: string; page?: string },
  shop: string,
): MailTexts {
  const text = (title: string, from: string, at: string) => ({
    subject: `${title}: ${name} – ${shop}`,
    preheader: message.slice(0, 120),
    blocks: [
      { kind: 'title', text: title },
      {
        kind: 'facts',
        rows: [{ label: from, value: `${name}\n${email}` }, ...(page ? [{ label: at, value: page }] : [])],
      },
      { kind: 'quote', text: message },
    ] satisfies Block[],
  });
  return {
    hr: text('Poruka s kontakt-obrasca', 'Šalje', 'Stranica'),
    en: text('Message from the contact form', 'From', 'Page'),
    de: text('Nachricht über das Kontaktformular', 'Von', 'Seite'),
  };
}

/** To the shop's people: somebody filled in a form of the site (CMS-045). */
export function formEntry(
  { form, fields }: { form: string; fields: ReadonlyArray<{ label: string; value: string }> },
  shop: string,
): MailTexts {
  const text = (title: string) => ({
    subject: `${title}: ${form} – ${shop}`,
    preheader: fields
      .map(({ value }) => value)
      .join(', ')
      .slice(0, 120),
    blocks: [
      { kind: 'title', text: `${title}: ${form}` },
      { kind: 'facts', rows: fields },
    ] satisfies Block[],
  });
  return { hr: text('Novi unos u obrascu'), en: text('New form entry'), de: text('Neuer Formulareintrag') };
}

/** To whoever filled in a form that asks for a confirmed address (CMS-046). */
export function formConfirmation(
  { form, url, hours }: { form: string; url: string; hours: number },
  shop: string,
): MailTexts {
  const text = confirmLink({ url, hours }, shop);
  return {
    hr: text('hr', {
      title: 'Potvrdite svoju prijavu',
      text: `Ispunili ste obrazac „${form}”. Vrijedi kad potvrdite svoju adresu.`,
      button: 'Potvrdi',
      note: 'Poveznica vrijedi {time}. Ako niste vi ispunili obrazac, zanemarite ovu poruku.',
    }),
    en: text('en', {
      title: 'Please confirm your entry',
      text: `You filled in the form “${form}”. It counts once you confirm your address.`,
      button: 'Confirm',
      note: 'The link works for {time}. If you did not fill in the form, ignore this message.',
    }),
    de: text('de', {
      title: 'Bitte bestätigen Sie Ihre Eingabe',
      text: `Sie haben das Formular „${form}“ ausgefüllt. Es gilt, sobald Sie Ihre Adresse bestätigen.`,
      button: 'Bestätigen',
      note: 'Der Link gilt {time}. Wenn Sie das Formular nicht ausgefüllt haben, ignorieren Sie diese Nachricht.',
    }),
  };
}
