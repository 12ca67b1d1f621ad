import type { Text } from './shape.ts';
import type { Category } from './shape-catalogue.ts';
import { slugsFromName } from './slug-from-name.ts';

/** Twelve shelves, ten of them under two headings, in the order of the directory. */
export const categories: Category[] = [
  category({
    key: 'studije-i-planovi',
    name: { hr: 'Studije i planovi', en: 'Studies and plans', de: 'Studien und Pläne' },
    line: {
      hr: 'Za banku, fond i vlastitu odluku',
      en: 'For the bank, the fund and your own decision',
      de: 'Für Bank, Fonds und die eigene Entscheidung',
    },
    description: {
      hr: 'Dokumenti koji ulaganje provjere prije nego što ga platite: od prvog poslovnog plana do studije izvodljivosti za cijeli pogon.',
      en: 'Documents that test an investment before you pay for it: from a first business plan to a feasibility study for a whole plant.',
      de: 'Unterlagen, die eine Investition prüfen, bevor Sie sie bezahlen: vom ersten Businessplan bis zur Machbarkeitsstudie für ein ganzes Werk.',
    },
    media: 'studija-turizam.svg',
  }),
  category({
    key: 'investicijske-studije',
    parent: 'studije-i-planovi',
    name: { hr: 'Investicijske studije', en: 'Investment studies', de: 'Investitionsstudien' },
    line: {
      hr: 'Turizam, prerada, nekretnine',
      en: 'Tourism, processing, property',
      de: 'Tourismus, Verarbeitung, Immobilien',
    },
    description: {
      hr: 'Potpune studije s tržištem, lokacijom, deset godina računa i tri scenarija. Pišemo ih za čitatelja koji traži pogrešku.',
      en: 'Complete studies with market, location, ten years of figures and three scenarios. Written for a reader who is looking for the mistake.',
      de: 'Vollständige Studien mit Markt, Standort, zehn Jahren Zahlen und drei Szenarien. Geschrieben für Leser, die den Fehler suchen.',
    },
    media: 'studija-turizam.svg',
    sortDefaultType: 'priority-asc',
  }),
  category({
    key: 'poslovni-planovi',
    parent: 'studije-i-planovi',
    name: { hr: 'Poslovni planovi', en: 'Business plans', de: 'Businesspläne' },
    line: {
      hr: 'Za kredit, potporu i početak',
      en: 'For a loan, a grant and a start',
      de: 'Für Kredit, Förderung und Start',
    },
    description: {
      hr: 'Planovi za kredit, potporu ili novo poslovanje, kratki koliko smiju i točni koliko moraju biti.',
      en: 'Plans for a loan, a grant or a new business, as short as they may be and as exact as they must be.',
      de: 'Pläne für Kredit, Förderung oder Neugründung, so kurz wie erlaubt und so genau wie nötig.',
    },
    media: 'poslovni-plan.svg',
    sortDefaultType: 'priority-asc',
  }),
  category({
    key: 'studije-izvodljivosti',
    parent: 'studije-i-planovi',
    name: { hr: 'Studije izvodljivosti', en: 'Feasibility studies', de: 'Machbarkeitsstudien' },
    line: {
      hr: 'Energija, prerada, logistika',
      en: 'Energy, processing, logistics',
      de: 'Energie, Verarbeitung, Logistik',
    },
    description: {
      hr: 'Može li se, gdje, čime i po kojoj cijeni: tehnički i financijski odgovor prije projektne dokumentacije.',
      en: 'Can it be done, where, with what and at which price: the technical and financial answer before design begins.',
    },
    media: 'studija-solar.svg',
    sortTypes: ['priority-asc', 'cheapest', 'most-expensive', 'name-asc'],
    sortDefaultType: 'priority-asc',
  }),
  category({
    key: 'analize-troskova-i-koristi',
    parent: 'studije-i-planovi',
    name: {
      hr: 'Analize troškova i koristi',
      en: 'Cost-benefit analyses',
      de: 'Kosten-Nutzen-Analysen',
    },
    line: {
      hr: 'Veliki i javni projekti',
      en: 'Large and public projects',
      de: 'Große und öffentliche Projekte',
    },
    description: {
      hr: 'Financijska i ekonomska analiza prema smjernicama Europske komisije, za ulaganja koja služe mnogima.',
      en: 'Financial and economic analysis by the guidelines of the European Commission, for investments that serve many.',
    },
    media: 'cba-analiza.svg',
  }),
  category({
    key: 'eu-fondovi',
    name: { hr: 'EU fondovi', en: 'EU funds', de: 'EU-Fonds' },
    line: {
      hr: 'Od poziva do isplate potpore',
      en: 'From the call to the payment of the grant',
      de: 'Vom Aufruf bis zur Auszahlung',
    },
    description: {
      hr: 'Provjera prihvatljivosti, prijava i vođenje projekta, uz predloške za one koji prijavu pišu sami.',
      en: 'Eligibility checks, applications and project management, with templates for those who write themselves.',
      de: 'Prüfung der Förderfähigkeit, Antrag und Projektbegleitung, dazu Vorlagen für alle, die selbst schreiben.',
    },
    media: 'eu-natjecaj.svg',
    sortDefaultType: 'priority-asc',
  }),
  category({
    key: 'radionice',
    name: { hr: 'Radionice', en: 'Workshops', de: 'Workshops' },
    line: {
      hr: 'U učionici i na daljinu',
      en: 'In the classroom and online',
      de: 'Im Seminarraum und online',
    },
    description: {
      hr: 'Male grupe, vlastita računala i vlastiti projekti. Kući nosite tablicu koja radi, a ne bilješke.',
      en: 'Small groups, your own computer and your own project. You take home a sheet that works, not notes.',
      de: 'Kleine Gruppen, eigener Rechner, eigenes Projekt. Nach Hause nehmen Sie eine Tabelle mit, die rechnet.',
    },
    media: 'radionica.svg',
    sortDefaultType: 'priority-asc',
  }),
  category({
    key: 'knjige-predlosci-i-pribor',
    name: {
      hr: 'Knjige, predlošci i pribor',
      en: 'Books, templates and desk goods',
      de: 'Bücher, Vorlagen und Arbeitsmittel',
    },
    line: {
      hr: 'Sve za računanje prije ulaganja',
      en: 'All it takes to do the sums before you invest',
      de: 'Alles zum Rechnen vor der Investition',
    },
    description: {
      hr: 'Sve za računanje prije ulaganja: priručnici za stol, tablice koje već znaju formule i planer u koji stane cijela godina.',
      en: 'All it takes to do the sums before you invest: handbooks for the desk, sheets that already know the formulas and a planner that holds a whole year.',
      de: 'Alles zum Rechnen vor der Investition: Handbücher für den Tisch, Tabellen mit fertigen Formeln und ein Planer für das ganze Jahr.',
    },
    media: 'planer-petrolej.svg',
  }),
  category({
    key: 'tiskane-knjige',
    parent: 'knjige-predlosci-i-pribor',
    name: { hr: 'Tiskane knjige', en: 'Printed books', de: 'Gedruckte Bücher' },
    line: {
      hr: 'Priručnici i radne bilježnice',
      en: 'Handbooks and workbooks',
      de: 'Handbücher und Arbeitshefte',
    },
    description: {
      hr: 'Priručnici koji se otvaraju na stolu, s bilješkama na marginama i računima do kraja.',
      en: 'Handbooks that lie open on the desk, with notes in the margin and sums worked to the end.',
    },
    media: 'racun-prije-betona.svg',
  }),
  category({
    key: 'e-knjige',
    parent: 'knjige-predlosci-i-pribor',
    name: { hr: 'E-knjige', en: 'E-books', de: 'E-Books' },
    line: {
      hr: 'Čitaju se odmah, na svakom zaslonu',
      en: 'Read at once, on any screen',
      de: 'Sofort lesbar, auf jedem Bildschirm',
    },
    description: {
      hr: 'Kratke knjige u obliku pdf i epub, poveznica stiže na e-poštu čim platite.',
      en: 'Short books as pdf and epub; the link arrives by e-mail as soon as you have paid.',
    },
    media: 'vodic-eu.svg',
  }),
  category({
    key: 'predlosci',
    parent: 'knjige-predlosci-i-pribor',
    name: { hr: 'Predlošci', en: 'Templates', de: 'Vorlagen' },
    line: {
      hr: 'Tablice i dokumenti koji računaju',
      en: 'Sheets and documents that do the sums',
      de: 'Tabellen und Dokumente, die rechnen',
    },
    description: {
      hr: 'Tablice s gotovim formulama i dokumenti s uputama na marginama. Otvaraju se u Excelu, LibreOfficeu i Google tablicama.',
      en: 'Sheets with finished formulas and documents with notes in the margin. They open in Excel, LibreOffice and Google Sheets.',
    },
    media: 'financijski-model.svg',
    sortDefaultType: 'cheapest',
  }),
  category({
    key: 'radni-pribor',
    parent: 'knjige-predlosci-i-pribor',
    name: { hr: 'Radni pribor', en: 'Desk goods', de: 'Arbeitsmittel' },
    line: {
      hr: 'Planeri, karte, šalice, torbe',
      en: 'Planners, cards, mugs, bags',
      de: 'Planer, Karten, Tassen, Taschen',
    },
    description: {
      hr: 'Stvari za stol na kojem se računa, izrađene u malim serijama u hrvatskim radionicama.',
      en: 'Things for the desk where the sums are done, made in small series in Croatian workshops.',
    },
    media: 'salica.svg',
  }),
  category({
    key: 'paketi',
    parent: 'knjige-predlosci-i-pribor',
    name: { hr: 'Paketi', en: 'Bundles', de: 'Pakete' },
    line: {
      hr: 'Predlošci, knjige i savjetovanje zajedno',
      en: 'Templates, books and advice together',
      de: 'Vorlagen, Bücher und Beratung zusammen',
    },
    description: {
      hr: 'Ono što ionako ide jedno uz drugo, povoljnije nego u dijelovima.',
      en: 'Things that belong together anyway, for less than the sum of their parts.',
    },
    media: 'paket-prvi-projekt.svg',
  }),
  category({
    key: 'pretplate',
    parent: 'knjige-predlosci-i-pribor',
    name: { hr: 'Pretplate', en: 'Subscriptions', de: 'Abonnements' },
    line: {
      hr: 'Natječaji, predlošci i savjet svakog mjeseca',
      en: 'Calls, templates and advice every month',
      de: 'Aufrufe, Vorlagen und Rat jeden Monat',
    },
    description: {
      hr: 'Plaća se mjesečno ili godišnje, otkazuje se u profilu, bez otkaznog roka.',
      en: 'Paid monthly or yearly, cancelled in your profile, without notice.',
    },
    media: 'bilten.svg',
  }),
];

function category(input: Omit<Category, 'slug'> & { name: Text }): Category {
  return { ...input, slug: slugsFromName(input.name) };
}
