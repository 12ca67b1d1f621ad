import { rich } from '../rich.ts';
import type { Post } from '../shape-content.ts';

export const triScenarija: Post = {
  key: 'tri-scenarija',
  title: { hr: 'Tri scenarija, jedna tablica' },
  slug: { hr: 'tri-scenarija-jedna-tablica' },
  excerpt: { hr: 'Loš scenarij nije pesimizam, nego odgovor na pitanje koje ionako stiže.' },
  body: {
    hr: rich(`
      Svaki plan ima tablicu koja raste. Problem je u tome što raste samo ona. Na sastanku u banci netko pita: „A ako bude
      manje?” i tada vlasnik ili kaže da neće, ili počne računati napamet. Oboje je loš odgovor, a izbjegava se jednim
      poslijepodnevom rada.

      ## Što jest scenarij, a što nije

      Scenarij nije ista tablica umanjena za deset posto. Smanjenje svega za deset posto ne događa se nikad. Događa se da
      jedna stvar pođe po zlu i povuče druge: zgrada kasni, pa se propusti sezona, pa se kredit otplaćuje iz rezerve, pa za
      oglašavanje ne ostane ništa.

      Zato se scenarij piše kao kratka priča, u dvije ili tri rečenice, a tek onda kao brojka. Za kamp kraj Nina priče su
      bile ove:

      - **Dobar:** otvorenje početkom svibnja, portal nas istakne, popunjenost 64 % u prvoj sezoni.
      - **Očekivani:** otvorenje sredinom lipnja, popunjenost 48 %, cijena kao kod susjeda.
      - **Loš:** uporabna dozvola stigne u srpnju, pola sezone radi samo dio jedinica, popunjenost 29 %.

      Primijetite da loš scenarij nije propast. To je sve ono što se u tom kraju već nekome dogodilo.

      ## Pet pretpostavki, ne pedeset

      U tablici se mijenja pet redaka. Više od toga nitko ne može držati u glavi, a manje obično skriva ono što boli.

      | Pretpostavka | Dobar | Očekivani | Loš |
      | Datum otvorenja | 1. svibnja | 15. lipnja | 20. srpnja |
      | Popunjenost u prvoj godini | 64 % | 48 % | 29 % |
      | Prosječna cijena noćenja | 46 € | 42 € | 38 € |
      | Trošak gradnje prema ponudi | 100 % | 106 % | 117 % |
      | Kamata | 3,9 % | 4,2 % | 5,4 % |

      Sve ostalo u modelu neka se računa iz tih pet. Ako za promjenu scenarija treba dirati više od pet polja, model je
      loše složen i prije ili poslije netko će jedno zaboraviti.

      ## Gdje puca

      Kad su tri stupca gotova, dolazi pravo pitanje: u kojem trenutku kredit više nije pokriven? To se traži tako da se
      polako pomiče jedna po jedna pretpostavka, od očekivanog prema lošem, dok pokriće otplate ne padne ispod jedinice.

      Kod kampa je granica bila popunjenost od 33 % u prvoj godini, ako sve ostalo ostane kako je planirano. Ali uz gradnju
      skuplju za 17 % granica se podigne na 41 %. Tada dobra sezona više nije cilj, nego uvjet.

      > Nije važno koliko je loš scenarij loš. Važno je znate li što ćete tada učiniti.

      ## Odgovor ispod svakog stupca

      Ispod tablice napišite po jednu rečenicu o tome što radite ako se scenarij ostvari. Za loš su to obično tri mjere, po
      redu:

      1. godina počeka, dogovorena unaprijed, a ne u studenome
      2. druga faza gradnje odgađa se za jesen
      3. vlasnička pozajmica do 60.000 €, s datumom do kada je novac slobodan

      Banka u tom trenutku prestane pitati „što ako”. Vlasnik također. Neki su se nakon tog retka predomislili i gradili
      manje, i to je najbolje što tablica može učiniti.

      ## Kako to otisnuti

      Jedna stranica, položeno. Lijevo pretpostavke, desno tri krivulje novca na računu po mjesecima, ispod njih rečenice.
      Krivulje neka budu u tri boje i tri debljine, jer će stranica prije odbora proći kroz crno-bijeli pisač. I neka loša
      krivulja ne bude sakrivena iza dobre: netko će je ionako naći.

      {product:tri-scenarija}
    `),
  },
  media: 'objava-stol.svg',
  terms: ['poslovni-plan', 'racun'],
  author: 'Vesna Radić',
  published: { at: '2026-09-04T08:00:00+02:00' },
  related: ['pet-brojki', 'kako-nastaje-studija', 'sedam-pitanja'],
};
