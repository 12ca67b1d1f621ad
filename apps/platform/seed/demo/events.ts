import { rich } from './rich.ts';
import type { CalendarEvent } from './shape-content.ts';
import { slugsFromName } from './slug-from-name.ts';

/** Six workshops to come, counted from the day of seeding; the dates agree with the products' `starts`. */
export const events: CalendarEvent[] = [
  event({
    key: 'financijski-plan-zagreb',
    title: {
      hr: 'Financijski plan u jednom danu',
      en: 'A financial plan in one day',
      de: 'Finanzplan an einem Tag',
    },
    place: { hr: 'Zagreb, Obrtnička 8', en: 'Zagreb, Obrtnička 8', de: 'Zagreb, Obrtnička 8' },
    isOnline: false,
    start: { inDays: 12, at: '09:00' },
    end: { inDays: 12, at: '16:00' },
    seats: 10,
    seatsLeft: 4,
    product: 'radionica-financijski-plan',
    excerpt: {
      hr: 'Sedam sati, deset sudionika i jedna tablica po osobi.',
      en: 'Seven hours, ten people and one sheet each.',
      de: 'Sieben Stunden, zehn Personen und eine Tabelle für jede.',
    },
    body: {
      hr: rich(`
        Radimo u učionici u prizemlju, ulaz iz dvorišta. Ponesite prijenosno računalo, popis troškova i tri ponude
        dobavljača. Ručak je u podne u gostionici preko puta i uključen je u cijenu.

        ## Raspored

        - 9 sati: prihodi iz jedinica posla
        - 11 sati: troškovi, plaće i zalihe
        - 14 sati: novčani tijek, kredit i tri scenarija

        Dvorana je pristupačna za invalidska kolica. Parkiranje je u garaži 200 metara dalje.
      `),
      en: rich(
        'Classroom on the ground floor, entrance from the courtyard. Bring a laptop, a list of costs and three offers. Lunch is included.',
      ),
    },
    media: 'radionica.svg',
  }),
  event({
    key: 'kako-citati-natjecaj',
    title: { hr: 'Kako čitati natječaj', en: 'How to read a call', de: 'Einen Aufruf richtig lesen' },
    place: { hr: 'Na daljinu', en: 'Online', de: 'Online' },
    isOnline: true,
    start: { inDays: 19, at: '10:00' },
    end: { inDays: 19, at: '12:00' },
    seats: 60,
    seatsLeft: 41,
    product: 'radionica-natjecaj',
    excerpt: {
      hr: 'Dva sata na daljinu s natječajem koji je upravo otvoren.',
      en: 'Two hours online with a call that has just opened.',
      de: 'Zwei Stunden online mit einem Aufruf, der gerade offen ist.',
    },
    body: {
      hr: rich(`
        Poveznica za sastanak stiže dan prije, zajedno s natječajem koji čitamo. Otisnite prve četiri stranice:
        čita se s olovkom u ruci.

        Snimka ostaje dostupna trideset dana, a popis za provjeru zadržavate.
      `),
      en: rich(
        'The link arrives the day before, together with the call we read. The recording stays for thirty days.',
      ),
    },
    media: 'radionica-natjecaj.svg',
  }),
  event({
    key: 'studija-za-iznajmljivace',
    title: {
      hr: 'Studija za male iznajmljivače',
      en: 'A study for small hosts',
      de: 'Eine Studie für kleine Vermieter',
    },
    place: { hr: 'Split, Gradska knjižnica', en: 'Split, City Library', de: 'Split, Stadtbibliothek' },
    isOnline: false,
    start: { inDays: 33, at: '10:00' },
    end: { inDays: 33, at: '15:00' },
    seats: 20,
    seatsLeft: 11,
    product: 'radionica-iznajmljivaci',
    excerpt: {
      hr: 'Stvarni trošak noćenja i ulaganje koje se vraća u tri sezone.',
      en: 'The true cost of a night and an investment that returns in three seasons.',
    },
    body: {
      hr: rich(`
        Donesite ispis s portala za prošlu sezonu, na papiru ili u obliku csv. Računamo po jedinici i po tjednu, a
        na kraju svatko bira jedno ulaganje i brani ga pred ostalima.

        Knjižnica ima dizalo i induktivnu petlju.
      `),
    },
    media: 'radionica-iznajmljivaci.svg',
  }),
  event({
    key: 'novcani-tijek-opg',
    title: {
      hr: 'Novčani tijek za OPG',
      en: 'Cash flow for family farms',
      de: 'Liquidität für Familienbetriebe',
    },
    place: { hr: 'Osijek, Poduzetnički centar', en: 'Osijek, Business Centre', de: 'Osijek, Gründerzentrum' },
    isOnline: false,
    start: { inDays: 40, at: '09:00' },
    end: { inDays: 40, at: '13:00' },
    seats: 16,
    seatsLeft: 0,
    product: 'radionica-opg',
    excerpt: {
      hr: 'Kalendar prihoda, potpora i obveza za godinu s jednom žetvom.',
      en: 'A calendar of income, support and bills for a year with one harvest.',
    },
    body: {
      hr: rich(`
        Radionica je popunjena, ali lista čekanja se pomiče: u prosjeku se oslobode dva mjesta tjedan dana prije.
        Ako se upiše deset ljudi, otvaramo drugi termin.
      `),
    },
    media: 'radionica-opg.svg',
  }),
  event({
    key: 'excel-za-modele',
    title: { hr: 'Excel za financijske modele', en: 'Spreadsheets for financial models' },
    place: { hr: 'Zagreb, Obrtnička 8', en: 'Zagreb, Obrtnička 8' },
    isOnline: false,
    start: { inDays: 54, at: '09:00' },
    end: { inDays: 54, at: '15:00' },
    seats: 12,
    seatsLeft: 8,
    product: 'radionica-excel',
    excerpt: {
      hr: 'Model koji drugi čovjek razumije bez vas.',
      en: 'A model that another person understands without you.',
    },
    body: {
      hr: rich(`
        Predznanje: znate napisati formulu i povući je prema dolje. Sve ostalo vježbamo na primjeru male pekare,
        od praznog lista do scenarija.
      `),
    },
    media: 'radionica-excel.svg',
  }),
  event({
    key: 'razgovor-s-bankom',
    title: { hr: 'Razgovor s bankom', en: 'Talking to the bank' },
    place: { hr: 'Rijeka, Kuća obrta', en: 'Rijeka, House of Crafts' },
    isOnline: false,
    start: { inDays: 61, at: '10:00' },
    end: { inDays: 61, at: '14:00' },
    seats: 8,
    seatsLeft: 6,
    product: 'radionica-banka',
    excerpt: {
      hr: 'Proba pravog sastanka, s pravim pitanjima.',
      en: 'A rehearsal of a real meeting, with real questions.',
    },
    body: {
      hr: rich(`
        Svatko vodi dvadesetominutni razgovor o svojem ulaganju. Pitanja postavlja bivša voditeljica kreditnog
        odbora, a ostali bilježe što su razumjeli.
      `),
    },
    media: 'radionica-banka.svg',
  }),
];

function event(input: Omit<CalendarEvent, 'slug'>): CalendarEvent {
  return { ...input, slug: slugsFromName(input.title) };
}
