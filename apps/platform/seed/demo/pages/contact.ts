import { button, part, text } from '../parts.ts';
import { rich } from '../rich.ts';
import type { Text } from '../shape.ts';
import type { Page } from '../shape-content.ts';

/** Where to find us; the slug is the same in every language, since the header leads to `/kontakt` (SHELL-008). */
export const contact: Page = {
  key: 'kontakt',
  title: { hr: 'Kontakt', en: 'Contact', de: 'Kontakt' },
  slug: { hr: 'kontakt', en: 'kontakt', de: 'kontakt' },
  seo: {
    description: {
      hr: 'Obrtnička 8, Zagreb. Radnim danom od 9 do 17 sati, telefon 01 5555 210, e-pošta upit@izlog.example.',
      en: 'Obrtnička 8, Zagreb. Working days from 9 to 17, telephone +385 1 5555 210, e-mail upit@izlog.example.',
      de: 'Obrtnička 8, Zagreb. Werktags von 9 bis 17 Uhr, Telefon +385 1 5555 210, E-Mail upit@izlog.example.',
    },
  },
  parts: [
    part('cards', 'contact-ways', {
      meta: {
        heading: { hr: 'Javite se', en: 'Get in touch', de: 'Melden Sie sich' },
        body: {
          hr: 'Odgovaramo isti radni dan. Za hitno nazovite, za dugo napišite.',
          en: 'We answer on the same working day. Call if it is urgent, write if it is long.',
          de: 'Wir antworten am selben Werktag. Rufen Sie an, wenn es eilt, schreiben Sie, wenn es lang ist.',
        },
      },
      parts: [
        way(
          'contact-mail',
          'mail',
          { hr: 'E-pošta', en: 'E-mail', de: 'E-Mail' },
          {
            hr: 'Najbolje za podloge i ponude.',
            en: 'Best for documents and offers.',
            de: 'Am besten für Unterlagen und Angebote.',
          },
          'email',
          'upit@izlog.example',
        ),
        way(
          'contact-phone',
          'call',
          { hr: 'Telefon', en: 'Telephone', de: 'Telefon' },
          {
            hr: 'Radnim danom od 9 do 17 sati.',
            en: 'Working days from 9 to 17.',
            de: 'Werktags von 9 bis 17 Uhr.',
          },
          'phone',
          '+385 1 5555 210',
        ),
        part('card', 'contact-place', {
          slot: 'cards',
          meta: {
            icon: 'pin',
            title: { hr: 'Ured', en: 'Office', de: 'Büro' },
            text: {
              hr: 'Obrtnička 8, 10000 Zagreb. Ulaz iz dvorišta, prizemlje, bez stuba. Tramvaj 3 i 5.',
              en: 'Obrtnička 8, 10000 Zagreb. Entrance from the courtyard, ground floor, no steps. Trams 3 and 5.',
              de: 'Obrtnička 8, 10000 Zagreb. Eingang vom Hof, Erdgeschoss, stufenlos. Straßenbahn 3 und 5.',
            },
          },
        }),
      ],
    }),
    part('contact-form', 'contact-letter', {
      meta: {
        heading: { hr: 'Pišite nam', en: 'Write to us', de: 'Schreiben Sie uns' },
        body: {
          hr: 'Napišite što gradite i dokle ste stigli. Odgovor stiže na vašu adresu.',
          en: 'Tell us what you are building and how far you have come. The answer comes to your address.',
          de: 'Schreiben Sie, was Sie bauen und wie weit Sie sind. Die Antwort kommt an Ihre Adresse.',
        },
      },
      options: { form: 'contactForm' },
    }),
    text(
      'contact-company',
      {
        hr: rich(`
          Izlog d.o.o. za savjetovanje i nakladništvo, Obrtnička 8, 10000 Zagreb. Društvo je upisano kod Trgovačkog suda
          u Zagrebu, temeljni kapital 2.654,00 € uplaćen u cijelosti, član uprave Vesna Radić. Podaci na ovoj stranici
          pripadaju izmišljenoj tvrtki i služe za prikaz.
        `),
        en: rich(`
          Izlog d.o.o., Obrtnička 8, 10000 Zagreb, Croatia. Share capital € 2,654.00 paid in full, managing director
          Vesna Radić. The company on this page is invented and serves as a demonstration.
        `),
        de: rich(`
          Izlog d.o.o., Obrtnička 8, 10000 Zagreb, Kroatien. Stammkapital 2.654,00 €, voll eingezahlt, Geschäftsführerin
          Vesna Radić. Die Firma auf dieser Seite ist erfunden und dient der Vorführung.
        `),
      },
      { hr: 'Podaci o tvrtki', en: 'Company details', de: 'Angaben zum Unternehmen' },
    ),
    part('call-to-action', 'contact-advice', {
      meta: {
        heading: { hr: 'Imate jedno pitanje?', en: 'One question only?', de: 'Nur eine Frage?' },
        body: {
          hr: 'Savjetovanje od 60 minuta rezervirate odmah, bez dopisivanja o terminu.',
          en: 'Book an hour of advice at once, without writing back and forth about a date.',
          de: 'Buchen Sie sofort eine Stunde Beratung, ohne Terminabsprache.',
        },
        primary: button(
          { hr: 'Rezervirajte savjetovanje', en: 'Book an hour', de: 'Stunde buchen' },
          { kind: 'product', key: 'savjetovanje' },
        ),
      },
    }),
  ],
};

function way(id: string, icon: string, title: Text, body: Text, kind: 'email' | 'phone', value: string) {
  const more = button({ hr: value, en: value, de: value }, { kind, value });
  return part('card', id, { slot: 'cards', meta: { icon, title, text: body, more } });
}
