import { rich } from '../rich.ts';
import type { Post } from '../shape-content.ts';

export const kakoNastajeStudija: Post = {
  key: 'kako-nastaje-studija',
  title: {
    hr: 'Kako nastaje studija, tjedan po tjedan',
    en: 'How a study is made, week by week',
  },
  slug: { hr: 'kako-nastaje-studija', en: 'how-a-study-is-made' },
  excerpt: {
    hr: 'Osam tjedana jedne studije: tko što radi, što traži od vas i kada se prvi put kaže „ne”.',
    en: 'Eight weeks of one study: who does what, what is asked of you and when somebody first says “no”.',
  },
  body: {
    hr: rich(`
      Ljudi koji naruče studiju najčešće misle da ćemo je napisati i donijeti. A onda se začude kad ih treći dan nazovemo
      treći put. Studija se ne piše, nego se pita, a pisanje dođe na kraju. Ovo je osam tjedana jedne od njih, za hladnjaču
      voća u okolici Našica. Imena smo promijenili, brojke nismo.

      ## Prvi tjedan: razgovor i popis

      Dolazimo vidjeti zemljište i ljude. Ne snimamo i ne nosimo obrasce; pitamo što je zadnje što su kupili i jesu li
      zadovoljni. Na kraju tjedna šaljemo popis od trideset i jedne podloge, s imenom uz svaku: što donosi vlasnik, što
      knjigovođa, što mi. Od trideset i jedne u prvom tjednu imamo devet.

      ## Drugi tjedan: tržište

      Dunja i Petar zovu otkupljivače, trgovačke lance i susjedne hladnjače. U studiji će poslije pisati „prema razgovorima
      s osam kupaca”, a to su dva dana na telefonu. Cijena po kojoj bi jabuka izašla iz hladnjače u ožujku ispala je niža od
      one u vlasnikovoj tablici, za jedanaest centi po kilogramu. To zapisujemo crveno i ne govorimo još ništa.

      ## Treći tjedan: tehnologija

      Jelena uspoređuje ponude za komore. Razlika između najjeftinije i najskuplje je 140.000 €, a razlika u potrošnji struje
      u deset godina 96.000 €. Otkriva se i da parcela nema priključak te snage. Upit operatoru odlazi isti dan, jer odgovor
      traje najmanje mjesec.

      > U trećem tjednu obično znamo hoće li biti dobro. Ne zato što imamo sve brojke, nego zato što znamo koja nedostaje.

      ## Četvrti tjedan: prvi račun

      Vesna slaže model. Prvi put se vidi cijela slika: ulaganje od 1,28 milijuna eura, povrat u trinaest godina, pokriće
      otplate u drugoj godini 0,94. To je prvo „ne”. Sjedamo s vlasnikom i pokazujemo mu tablicu bez uljepšavanja.

      Od tog sastanka ovisi hoće li studija vrijediti. Ako se brojke počnu popravljati da bi ispale dobro, studija je gotova
      i više nije potrebna. Ako se počne mijenjati projekt, posao tek počinje.

      ## Peti tjedan: drugi projekt

      Vlasnik je predložio manju hladnjaču i liniju za sortiranje, koju dijeli s dvojicom susjeda. Đuro provjerava koliko
      voća u krugu od dvadeset kilometara doista nema gdje biti u listopadu. Ima ga 1.900 tona. Tri komore umjesto pet,
      ulaganje 870.000 €, povrat u osam godina, pokriće 1,24.

      ## Šesti tjedan: rizici i scenariji

      Mraz, cijena struje, otkazan ugovor. Za svaki rizik pišemo tko ga prvi primijeti i što tada radi. Tri scenarija stanu
      na jednu stranicu; onaj loš ima svoju godinu počeka i svoju rečenicu.

      ## Sedmi tjedan: pisanje

      Devedeset i dvije stranice nastanu u pet dana, jer je sve već odlučeno. Mirta čita ugovore, Leon traži brojke koje se u
      tekstu i tablici ne slažu. U ovoj ih je našao sedam. Uobičajeno ih je dvadesetak.

      ## Osmi tjedan: čitanje naglas

      Vlasnik nam studiju prepriča. Ako je može prepričati bez papira, gotova je. Ako zapne, to poglavlje pišemo ponovno, jer
      će zapeti i pred bankom.

      ## Što traži od vas

      - jedan sastanak tjedno, sat vremena
      - osobu koja smije odlučiti i javlja se na telefon
      - popis podloga, poštovan barem napola
      - spremnost da projekt na kraju ne bude onaj s početka

      Hladnjača je otvorena prošle jeseni. U prvoj je sezoni bila puna osamdeset i šest posto, a u očekivanom scenariju
      pisalo je osamdeset.

      {product:studija-prerada}
    `),
    en: rich(`
      People who order a study often think that we will write it and bring it. A study is not written, it is asked, and the
      writing comes last. These are eight weeks of one of them, for a fruit cold store near Našice.

      - **Week one:** a visit and a list of thirty-one documents, nine of which exist.
      - **Week two:** eight buyers on the telephone. The price of an apple in March is eleven cents lower than hoped.
      - **Week three:** three offers for the chambers, and no grid connection of that power on the plot.
      - **Week four:** the first sum, and the first “no”: debt cover of 0.94.
      - **Week five:** another project, smaller, shared with two neighbours. Cover 1.24.
      - **Week six:** frost, electricity, a cancelled contract: who notices first, and what then.
      - **Week seven:** ninety-two pages in five days, because everything has been decided.
      - **Week eight:** the owner tells us the study. If he can do it without paper, it is finished.

      > In the third week we usually know whether it will be good.

      {product:studija-prerada}
    `),
  },
  media: 'objava-biljeznica.svg',
  terms: ['poslovni-plan', 'slucaj'],
  author: 'Petar Žganec',
  published: { at: '2026-06-10T08:00:00+02:00' },
  related: ['koliko-kosta-studija', 'tri-scenarija', 'trideset-razgovora'],
};
