import { legalPage } from './legal-page.ts';

/** Who runs the site (Directive 2000/31/EC, Article 5). */
export const imprint = legalPage({
  handler: 'imprint',
  key: 'impressum',
  title: { hr: 'Impressum', en: 'Imprint', de: 'Impressum' },
  slug: { hr: 'impressum', en: 'imprint', de: 'impressum' },
  description: {
    hr: 'Tko vodi ovu stranicu i kako stupiti u vezu.',
    en: 'Who runs this site and how to get in touch.',
    de: 'Wer diese Seite betreibt und wie Sie uns erreichen.',
  },
  body: {
    hr: `
      - Naziv: {CompanyName}
      - Sjedište: {CompanyStreet}, {CompanyTown}
      - OIB: {CompanyOib}
      - Upis: {CompanyRegister}
      - E-pošta: {CompanyEmail}
      - Telefon: {CompanyPhone}
      - IBAN: {CompanyIban}
    `,
    en: `
      - Name: {CompanyName}
      - Seat: {CompanyStreet}, {CompanyTown}
      - Tax number (OIB): {CompanyOib}
      - Register: {CompanyRegister}
      - E-mail: {CompanyEmail}
      - Telephone: {CompanyPhone}
      - IBAN: {CompanyIban}
    `,
    de: `
      - Name: {CompanyName}
      - Sitz: {CompanyStreet}, {CompanyTown}
      - Steuernummer (OIB): {CompanyOib}
      - Register: {CompanyRegister}
      - E-Mail: {CompanyEmail}
      - Telefon: {CompanyPhone}
      - IBAN: {CompanyIban}
    `,
  },
});
