import { regular } from '../prices.ts';
import { product } from '../product.ts';
import { rich } from '../rich.ts';
import type { Product } from '../shape-catalogue.ts';

const kindLine = { hr: 'Usluga', en: 'Service', de: 'Dienstleistung' };

/** Services around grants, from the first check to the last payment. */
export const euFunds: Product[] = [
  product({
    key: 'eu-natjecaj',
    type: 'service',
    sku: 'EU-PRI',
    name: { hr: 'Prijava na EU natječaj', en: 'Application to an EU call', de: 'Antrag auf EU-Förderung' },
    kindLine,
    short: {
      hr: 'Cijela prijava: obrazac, proračun, prilozi i slanje kroz sustav, s provjerom po bodovnoj listi.',
      en: 'The whole application: form, budget, annexes and submission, checked against the scoring sheet.',
      de: 'Der ganze Antrag: Formular, Budget, Anlagen und Einreichung, geprüft nach dem Bewertungsbogen.',
    },
    description: {
      hr: rich(`
        Prije prvog retka čitamo bodovnu listu i s vama odlučujemo imate li čime doći do praga. Ako nemate, to
        kažemo odmah i ne naplaćujemo ništa osim provjere.

        - bodovanje projekta prije potpisa ugovora
        - opis projekta, proračun i vremenski plan
        - prikupljanje priloga s popisom tko što donosi i do kada
        - odgovori na zahtjeve za pojašnjenjem
      `),
      en: rich(`
        Before the first line we read the score sheet and decide with you whether there is enough to
        reach the threshold. If there is not, we say so at once and charge for the check only.

        - your project scored before the contract is signed
        - description, budget and schedule
        - attachments gathered by a list of who brings what and when
        - answers to requests for clarification
      `),
      de: rich(`
        Vor der ersten Zeile lesen wir die Punkteliste und entscheiden mit Ihnen, ob es für die Schwelle
        reicht. Wenn nicht, sagen wir das sofort und berechnen nur die Prüfung.

        - Punkte für Ihr Projekt vor der Unterschrift
        - Beschreibung, Budget und Zeitplan
        - Anlagen nach einer Liste, wer was bis wann bringt
        - Antworten auf Nachfragen der Stelle
      `),
    },
    facts: [
      {
        label: { hr: 'Rok izrade', en: 'Delivery', de: 'Bearbeitungszeit' },
        value: {
          hr: '4–6 tjedana prije roka',
          en: '4–6 weeks before the deadline',
          de: '4–6 Wochen vor der Frist',
        },
      },
      {
        label: { hr: 'Naknada za uspjeh', en: 'Success fee', de: 'Erfolgshonorar' },
        value: {
          hr: 'po ugovoru, najviše 3 %',
          en: 'by contract, 3 % at most',
          de: 'nach Vertrag, höchstens 3 %',
        },
      },
    ],
    categories: ['eu-fondovi'],
    prices: regular(160000, { isFrom: true, since: 400 }),
    purchase: 'inquiry',
    attributes: { kind: ['service'], industry: 'all', instant: false },
    media: ['eu-natjecaj.svg'],
    crossSell: ['eu-provjera', 'proracun-prijave', 'eu-provedba'],
    categoryPriority: 1,
    createdDaysAgo: 395,
  }),
  product({
    key: 'eu-provjera',
    type: 'service',
    sku: 'EU-PRO',
    name: {
      hr: 'Provjera prihvatljivosti projekta',
      en: 'Project eligibility check',
      de: 'Prüfung der Förderfähigkeit',
    },
    kindLine,
    short: {
      hr: 'Za pet radnih dana: koji je natječaj vaš, koliko bodova imate i što nedostaje.',
      en: 'In five working days: which call is yours, how many points you have and what is missing.',
      de: 'In fünf Werktagen: welcher Aufruf passt, wie viele Punkte Sie haben und was fehlt.',
    },
    description: {
      hr: rich(`
        Najskuplja je prijava ona koja nije trebala biti napisana. Provjera na pet stranica odgovara na četiri
        pitanja: je li prihvatljiv prijavitelj, je li prihvatljiv trošak, ima li bodova i ima li novca do isplate.

        - pregled objavljenih i najavljenih natječaja
        - bodovanje po objavljenim kriterijima
        - procjena vlastitog udjela i međufinanciranja
        - iznos se odbija od cijene prijave
      `),
      en: rich(`
        The dearest application is the one that should not have been written. Five pages answer four
        questions: is the applicant eligible, are the costs, are there points enough, and is there money
        until the grant is paid.

        - calls that are open and those announced
        - a score by the published criteria
        - your own share and the bridge finance
        - the amount is taken off the price of an application
      `),
      de: rich(`
        Am teuersten ist der Antrag, der nicht hätte geschrieben werden sollen. Fünf Seiten beantworten
        vier Fragen: Darf der Antragsteller, dürfen die Kosten, reichen die Punkte, und reicht das Geld
        bis zur Auszahlung?

        - offene und angekündigte Aufrufe
        - Punkte nach den veröffentlichten Kriterien
        - Eigenanteil und Zwischenfinanzierung
        - der Betrag wird vom Preis eines Antrags abgezogen
      `),
    },
    categories: ['eu-fondovi'],
    tags: ['za-pocetak'],
    prices: regular(22000, { member: 19800, since: 260 }),
    attributes: { kind: ['service'], industry: 'all', pages: 5, instant: false },
    media: ['eu-provjera.svg'],
    crossSell: ['eu-natjecaj', 'vodic-eu', 'radionica-natjecaj'],
    categoryPriority: 2,
    createdDaysAgo: 255,
  }),
  product({
    key: 'eu-provedba',
    type: 'service',
    sku: 'EU-VOD',
    name: {
      hr: 'Vođenje projekta do isplate',
      en: 'Project management until payment',
      de: 'Projektbegleitung bis zur Auszahlung',
    },
    kindLine,
    short: {
      hr: 'Nabava, izvješća i zahtjevi za nadoknadu, da potpora koju ste dobili stvarno stigne na račun.',
      en: 'Procurement, reports and payment claims, so that the grant you won really reaches your account.',
      de: 'Beschaffung, Berichte und Zahlungsanträge, damit die gewonnene Förderung wirklich auf dem Konto ankommt.',
    },
    description: {
      hr: rich(`
        Ugovor o dodjeli nije novac. Novac je odobreni zahtjev za nadoknadu, a između stoje nabava, dokazi i
        rokovi. Preuzimamo papire da vi možete voditi gradnju.

        - plan nabave i dokumentacija za neobveznike
        - mapa dokaza po aktivnostima
        - izvješća i zahtjevi za nadoknadu
        - prisutnost pri provjeri na licu mjesta
      `),
      en: rich(`
        A grant contract is not money. Money is an approved claim, and between the two stand
        procurement, proofs and deadlines. We take the papers so that you can run the building site.

        - a plan of procurement and its papers for private buyers
        - a file of evidence by activity
        - reports and payment claims
        - we are there at the check on the spot
      `),
      de: rich(`
        Ein Fördervertrag ist noch kein Geld. Geld ist ein bewilligter Zahlungsantrag, und dazwischen
        liegen Beschaffung, Nachweise und Fristen. Wir übernehmen die Papiere, damit Sie die Baustelle
        führen können.

        - Beschaffungsplan und Unterlagen für private Auftraggeber
        - Mappe der Nachweise nach Tätigkeiten
        - Berichte und Zahlungsanträge
        - wir sind bei der Prüfung vor Ort dabei
      `),
    },
    categories: ['eu-fondovi'],
    prices: regular(290000, { isFrom: true, since: 310 }),
    purchase: 'inquiry',
    attributes: { kind: ['service'], industry: 'all', instant: false },
    media: ['eu-provedba.svg'],
    crossSell: ['nabava-komplet', 'gantogram', 'eu-natjecaj'],
    categoryPriority: 3,
    createdDaysAgo: 305,
  }),
];
