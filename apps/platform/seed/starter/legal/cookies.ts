import { legalPage } from './legal-page.ts';

/** The cookies that the program itself sets, by the names and lives it gives them (LIMIT-002 to LIMIT-005). */
export const cookies = legalPage({
  handler: 'cookies',
  key: 'kolacici',
  title: { hr: 'Kolačići', en: 'Cookies', de: 'Cookies' },
  slug: { hr: 'kolacici', en: 'cookies', de: 'cookies' },
  description: {
    hr: 'Koje kolačiće postavljamo, zašto i koliko traju.',
    en: 'Which cookies we set, why, and how long they last.',
    de: 'Welche Cookies wir setzen, warum und wie lange sie bleiben.',
  },
  body: {
    hr: `
      ## Nužni kolačići

      Bez njih stranica ne može raditi ono što od nje tražite, pa za njih nije potreban pristanak.

      | Ime | Čemu služi | Trajanje |
      | cookieConsent | vaš odabir kolačića | godinu dana |
      | locale | jezik | godinu dana |
      | cartId, protectCode | košarica | godinu dana |
      | auth. … | prijava | dok ste prijavljeni |
      | guest | podaci gosta u blagajni | 30 dana |
      | memberCardBarcode | članska kartica | 30 dana |
      | accessibility | postavke pristupačnosti | 30 dana |

      ## Ostali kolačići

      Kolačići za mjerenje posjeta i oglašavanje postavljaju se samo ako ih trgovina koristi i tek kad ih prihvatite. Odbiti ih
      možete jednako lako kao i prihvatiti, a odluku promijeniti u svakom trenutku preko postavki kolačića na dnu svake stranice.
    `,
    en: `
      ## Necessary cookies

      Without them the site cannot do what you ask of it, so they need no consent.

      | Name | What it is for | How long |
      | cookieConsent | your choice of cookies | one year |
      | locale | language | one year |
      | cartId, protectCode | cart | one year |
      | auth. … | login | while you are logged in |
      | guest | a guest’s data at checkout | 30 days |
      | memberCardBarcode | member card | 30 days |
      | accessibility | accessibility settings | 30 days |

      ## Other cookies

      Cookies for statistics of visits and for advertising are set only if the shop uses them and only once you accept them.
      Refusing is as easy as accepting, and you can change your mind at any time in the cookie settings at the foot of every page.
    `,
    de: `
      ## Notwendige Cookies

      Ohne sie kann die Seite nicht tun, was Sie von ihr verlangen; deshalb brauchen sie keine Zustimmung.

      | Name | Wozu | Wie lange |
      | cookieConsent | Ihre Wahl der Cookies | ein Jahr |
      | locale | Sprache | ein Jahr |
      | cartId, protectCode | Warenkorb | ein Jahr |
      | auth. … | Anmeldung | solange Sie angemeldet sind |
      | guest | Angaben eines Gastes an der Kasse | 30 Tage |
      | memberCardBarcode | Mitgliedskarte | 30 Tage |
      | accessibility | Einstellungen der Barrierefreiheit | 30 Tage |

      ## Andere Cookies

      Cookies für die Besuchsstatistik und für Werbung werden nur gesetzt, wenn der Shop sie verwendet, und erst, wenn Sie
      zustimmen. Ablehnen ist ebenso leicht wie zustimmen; Ihre Wahl ändern Sie jederzeit in den Cookie-Einstellungen am Ende
      jeder Seite.
    `,
  },
});
