import type { StoredForm } from './shape-content.ts';

const email = { hr: 'E-adresa', en: 'E-mail', de: 'E-Mail' };
const name = { hr: 'Ime i prezime', en: 'Name', de: 'Name' };

/** Forms that staff would have made (CMS-043): one whose sender confirms the address, one that anybody sends at once. */
export const forms: StoredForm[] = [
  {
    key: 'project-check',
    title: { hr: 'Provjera projekta', en: 'Project check', de: 'Projektprüfung' },
    type: 'contactForm',
    requireEmailConfirm: true,
    submit: { hr: 'Pošaljite projekt', en: 'Send the project', de: 'Projekt senden' },
    thanks: {
      hr: 'Hvala. Čim potvrdite adresu, javljamo se u roku od tri radna dana.',
      en: 'Thank you. Once you have confirmed your address, we answer within three working days.',
      de: 'Danke. Sobald Sie Ihre Adresse bestätigt haben, antworten wir binnen drei Werktagen.',
    },
    fields: [
      { name: 'name', label: name, kind: 'text', required: true, maxLength: 120 },
      { name: 'email', label: email, kind: 'email', required: true },
      {
        name: 'phone',
        label: { hr: 'Telefon', en: 'Phone', de: 'Telefon' },
        hint: {
          hr: 'Ako vam je draži razgovor.',
          en: 'If you prefer to talk.',
          de: 'Wenn Sie lieber sprechen.',
        },
        kind: 'phone',
        required: false,
      },
      {
        name: 'sector',
        label: { hr: 'Djelatnost', en: 'Sector', de: 'Branche' },
        kind: 'select',
        required: true,
        options: [
          { value: 'farming', label: { hr: 'Poljoprivreda', en: 'Farming', de: 'Landwirtschaft' } },
          { value: 'tourism', label: { hr: 'Turizam', en: 'Tourism', de: 'Tourismus' } },
          {
            value: 'craft',
            label: { hr: 'Obrt i proizvodnja', en: 'Craft and industry', de: 'Handwerk und Produktion' },
          },
          { value: 'other', label: { hr: 'Drugo', en: 'Something else', de: 'Anderes' } },
        ],
      },
      {
        name: 'amount',
        label: { hr: 'Planirano ulaganje (€)', en: 'Planned investment (€)', de: 'Geplante Investition (€)' },
        kind: 'number',
        required: false,
      },
      {
        name: 'project',
        label: {
          hr: 'Što gradite ili kupujete',
          en: 'What you build or buy',
          de: 'Was Sie bauen oder kaufen',
        },
        kind: 'textarea',
        required: true,
        maxLength: 2000,
      },
    ],
  },
  {
    key: 'topic',
    title: { hr: 'Prijedlog teme', en: 'Suggest a topic', de: 'Thema vorschlagen' },
    type: 'contactForm',
    requireEmailConfirm: false,
    submit: { hr: 'Predložite', en: 'Suggest', de: 'Vorschlagen' },
    fields: [
      {
        name: 'topic',
        label: { hr: 'O čemu biste čitali', en: 'What would you read about', de: 'Worüber würden Sie lesen' },
        kind: 'text',
        required: true,
        maxLength: 200,
      },
      { name: 'email', label: email, kind: 'email', required: false },
      {
        name: 'tell',
        label: {
          hr: 'Javite mi kad izađe',
          en: 'Tell me when it is out',
          de: 'Sagen Sie mir, wenn es erscheint',
        },
        kind: 'checkbox',
        required: false,
      },
    ],
  },
];
