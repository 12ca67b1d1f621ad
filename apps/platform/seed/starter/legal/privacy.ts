import type { Page } from '../../demo/shape-content.ts';
import { legalPage } from './legal-page.ts';

/** The privacy policy: what is true of the program itself, and of orders where the site sells. */
export function privacy(isEcommerce: boolean): Page {
  const body = (language: 'hr' | 'en' | 'de') =>
    join(controller[language], isEcommerce && buying[language], others[language]);
  return legalPage({
    handler: 'privacy',
    key: 'politika-privatnosti',
    title: { hr: 'Politika privatnosti', en: 'Privacy policy', de: 'Datenschutzerklärung' },
    // One slug in every language: the cookie notice leads to it (GDPR-001).
    slug: { hr: 'politika-privatnosti', en: 'politika-privatnosti', de: 'politika-privatnosti' },
    description: {
      hr: 'Koje podatke čuvamo, zašto i kako ih možete dobiti, ispraviti ili izbrisati.',
      en: 'Which data we keep, why, and how you can get, correct or erase them.',
      de: 'Welche Daten wir speichern, warum, und wie Sie sie erhalten, berichtigen oder löschen lassen.',
    },
    body: { hr: body('hr'), en: body('en'), de: body('de') },
  });
}

const join = (...blocks: Array<string | false>) => blocks.filter((block) => block !== false).join('\n\n');

// Lines whose option is not set yet are left out.
const controller = {
  hr: `
    ## Tko obrađuje podatke

    - {CompanyName}, {CompanyStreet}, {CompanyTown}
    - E-pošta: {CompanyEmail}
    - Telefon: {CompanyPhone}
  `,
  en: `
    ## Who processes the data

    - {CompanyName}, {CompanyStreet}, {CompanyTown}
    - E-mail: {CompanyEmail}
    - Telephone: {CompanyPhone}
  `,
  de: `
    ## Wer die Daten verarbeitet

    - {CompanyName}, {CompanyStreet}, {CompanyTown}
    - E-Mail: {CompanyEmail}
    - Telefon: {CompanyPhone}
  `,
};

const buying = {
  hr: `
    ## Kupnja

    Ime, adresu, e-poštu i telefon tražimo radi isporuke i računa. Račune i podatke na njima čuvamo koliko traže porezni i
    računovodstveni propisi. Adresu vidi dostavljač, a iznos i broj narudžbe pružatelj platnih usluga.

    Podatke korisničkog računa čuvamo dok postoji račun. Lozinka se čuva u obliku iz kojeg se ne može pročitati.
  `,
  en: `
    ## Buying

    We ask for name, address, e-mail and telephone to deliver and to make out the invoice. Invoices and the data on them
    are kept for as long as tax and accounting law asks. The carrier sees the address, the payment provider the amount
    and the number of the order.

    The data of a customer account are kept while the account exists. A password is kept in a form from which it cannot
    be read.
  `,
  de: `
    ## Einkauf

    Name, Adresse, E-Mail und Telefon brauchen wir für Lieferung und Rechnung. Rechnungen und die Angaben darauf bewahren
    wir so lange auf, wie es das Steuer- und Rechnungslegungsrecht verlangt. Die Adresse sieht der Zusteller, Betrag und
    Bestellnummer sieht der Zahlungsdienst.

    Die Daten eines Kundenkontos bewahren wir auf, solange es besteht. Ein Passwort wird so gespeichert, dass es nicht
    gelesen werden kann.
  `,
};

const others = {
  hr: `
    ## Vaši podaci i vaša prava

    Poruke koje nam pošaljete koristimo da na njih odgovorimo. Bilten šaljemo samo onima koji su ga zatražili, do odjave.

    Možete zatražiti ispis, ispravak, prijenos ili brisanje podataka, povući svaki pristanak i podnijeti prigovor nadzornom
    tijelu, u Hrvatskoj Agenciji za zaštitu osobnih podataka. Javite nam se preko [stranice za kontakt](page:kontakt).

    ## Kolačići

    Nužni kolačići drže jezik, prijavu i košaricu. Ostali se postavljaju tek kad ih prihvatite, a odbiti ih možete jednako
    lako; odluku mijenjate preko postavki kolačića na dnu svake stranice.
  `,
  en: `
    ## Your data and your rights

    What you write to us is used to answer you. The newsletter goes to those who asked for it, until they leave it.

    You can ask for a copy, a correction, the transfer or the erasure of your data, withdraw any consent, and complain to
    the supervisory authority. Reach us through the [contact page](page:kontakt).

    ## Cookies

    The necessary cookies hold the language, the login and the cart. Others are set only once you accept them, and refusing
    is as easy; you can change your mind in the cookie settings at the foot of every page.
  `,
  de: `
    ## Ihre Daten und Ihre Rechte

    Was Sie uns schreiben, verwenden wir, um Ihnen zu antworten. Den Newsletter erhält nur, wer ihn bestellt hat, bis zur
    Abmeldung.

    Sie können Auskunft, Berichtigung, Übertragung oder Löschung Ihrer Daten verlangen, jede Einwilligung widerrufen und
    sich bei der Aufsichtsbehörde beschweren. Sie erreichen uns über die [Kontaktseite](page:kontakt).

    ## Cookies

    Die notwendigen Cookies halten Sprache, Anmeldung und Warenkorb. Andere werden erst gesetzt, wenn Sie zustimmen;
    ablehnen ist ebenso leicht. Ihre Wahl ändern Sie in den Cookie-Einstellungen am Ende jeder Seite.
  `,
};
