import { type LegalWords, legalPage } from './legal-page.ts';

/** The words of the page, for sites that change some of them. */
export const accessibilityWords: LegalWords = {
  handler: 'accessibility',
  key: 'izjava-o-pristupacnosti',
  title: {
    hr: 'Izjava o pristupačnosti',
    en: 'Accessibility statement',
    de: 'Erklärung zur Barrierefreiheit',
  },
  slug: { hr: 'izjava-o-pristupacnosti', en: 'accessibility-statement', de: 'barrierefreiheit' },
  description: {
    hr: 'Prema čemu je stranica građena, kako je prilagoditi i kome se javiti.',
    en: 'What the site is built to, how to adapt it, and whom to tell.',
    de: 'Wonach die Seite gebaut ist, wie Sie sie anpassen und an wen Sie sich wenden.',
  },
  body: {
    hr: `
      Program na kojem radi ova stranica građen je prema normi EN 301 549 i smjernicama WCAG 2.2, razina AA. Sve se može
      obaviti tipkovnicom, a tekst povećati na 200 %. U zaglavlju su postavke pristupačnosti s većim slovima, slovima za
      disleksiju i jakim kontrastom.

      ## Što možda nije pristupačno

      Slike, dokumenti i snimke koje dodajemo sami možda nemaju opis, oznake strukture ili titlove. Ako vam nešto od toga treba
      u drugom obliku, javite nam se.

      ## Javite nam

      - E-pošta: {CompanyEmail}
      - Telefon: {CompanyPhone}

      Ako odgovorom niste zadovoljni, možete se obratiti nadležnoj inspekciji.
    `,
    en: `
      The program behind this site is built to EN 301 549 and WCAG 2.2, level AA. Everything can be done by keyboard, and text
      can be enlarged to 200 %. The accessibility settings in the header offer larger text, letters for dyslexia and high
      contrast.

      ## What may not be accessible

      Pictures, documents and recordings that we add ourselves may lack a description, structure tags or captions. If you need
      one of them in another form, tell us.

      ## Tell us

      - E-mail: {CompanyEmail}
      - Telephone: {CompanyPhone}

      If the answer does not satisfy you, you can turn to the competent inspectorate.
    `,
    de: `
      Das Programm hinter dieser Seite ist nach EN 301 549 und WCAG 2.2, Stufe AA, gebaut. Alles lässt sich mit der Tastatur
      erledigen, und Text lässt sich auf 200 % vergrößern. In der Kopfzeile gibt es Einstellungen mit größerer Schrift, Schrift
      für Legasthenie und starkem Kontrast.

      ## Was vielleicht nicht barrierefrei ist

      Bildern, Dokumenten und Aufnahmen, die wir selbst hinzufügen, können Beschreibung, Struktur oder Untertitel fehlen.
      Brauchen Sie etwas davon in anderer Form, melden Sie sich bitte.

      ## Melden Sie sich

      - E-Mail: {CompanyEmail}
      - Telefon: {CompanyPhone}

      Stellt Sie die Antwort nicht zufrieden, können Sie sich an die zuständige Aufsicht wenden.
    `,
  },
};

/** The accessibility statement: what the program is built to; what the owner's own content lacks, only the owner knows. */
export const accessibility = legalPage(accessibilityWords);
