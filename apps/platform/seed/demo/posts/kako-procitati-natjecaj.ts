import { rich } from '../rich.ts';
import type { Post } from '../shape-content.ts';

export const kakoProcitatiNatjecaj: Post = {
  key: 'kako-procitati-natjecaj',
  title: {
    hr: 'Kako pročitati natječaj u dvadeset minuta',
    en: 'How to read a call in twenty minutes',
    de: 'Wie man einen Aufruf in zwanzig Minuten liest',
  },
  slug: {
    hr: 'kako-procitati-natjecaj',
    en: 'how-to-read-a-call',
    de: 'einen-aufruf-lesen',
  },
  excerpt: {
    hr: 'Četiri stranice govore sve. Ostalih osamdeset služi za provjeru.',
    en: 'Four pages say everything. The other eighty are for checking.',
    de: 'Vier Seiten sagen alles. Die übrigen achtzig dienen der Prüfung.',
  },
  body: {
    hr: rich(`
      Uputa za prijavitelje ima u prosjeku osamdeset i četiri stranice i dvanaest priloga. Tko je čita redom, na trećoj
      stranici definicija zaspi, a odluku donese po naslovu. Natječaj se ne čita redom. Čita se kao oglas za stan: prvo
      cijena, kvart i slobodan datum, a tek onda opis.

      Uzmite olovku, otisnite četiri stranice i uključite sat.

      ## Prvih pet minuta: smijete li se uopće javiti

      Potražite poglavlje o prihvatljivosti prijavitelja. U njemu su tri pitanja na koja je odgovor ili da ili ne: pravni
      oblik, veličina i sjedište. Veličina je zamka. Ako u vašoj tvrtki četvrtinu drži drugo društvo, računaju se i njegovi
      zaposlenici, pa mala tvrtka odjednom postane srednja.

      Odmah zatim pročitajte razloge za isključenje. Porezni dug od tri eura na dan prijave dovoljan je da sve ostalo više
      nije važno.

      ## Drugih pet minuta: priznaje li se vaš trošak

      Poglavlje o prihvatljivim troškovima čita se s popisom onoga što kupujete. Uz svaku stavku stavite kvačicu, upitnik ili
      križić.

      - zemljište: najčešće do deset posto, a često nikako
      - rabljena oprema: samo uz uvjete koje malo tko može dokazati
      - vozila: gotovo nikad
      - PDV: ako ga možete odbiti, nije trošak
      - sve što ste naručili prije prijave: nikad

      Zadnji redak je najskuplji. Predujam plaćen tjedan dana prerano može oboriti cijeli projekt, jer se smatra da je
      ulaganje već počelo i da potpora ne mijenja vašu odluku.

      ## Trećih pet minuta: imate li bodova

      Bodovna lista jedini je dio koji odlučuje, a stoji na samom kraju. Nađite prag, najveći broj bodova i kriterije koje
      ne možete promijeniti: indeks razvijenosti općine, broj zaposlenih, godine poslovanja. Zbrojite ih. Tek onda dodajte
      bodove koje možete zaraditi projektom.

      > Ako do praga ne dolazite bez lijepih rečenica, ne pišite prijavu. Lijepe rečenice ne nose bodove.

      Prošle godine prosječna je prijava koja je dobila potporu imala četrnaest bodova više od praga. Tko računa na prag,
      računa na to da će drugi odustati.

      ## Zadnjih pet minuta: imate li novca do isplate

      Potpora stiže na kraju, po odobrenom zahtjevu za nadoknadu. U uputi potražite četiri broja: intenzitet potpore, najveći
      iznos, visinu predujma i rok plaćanja. Zatim na komad papira napišite tko plaća strojeve dok novac ne stigne.

      1. Vlastiti udio mora biti na računu ili u pismu banke.
      2. Predujam, ako postoji, traži jamstvo, a jamstvo stoji oko dva posto godišnje.
      3. Od zahtjeva do isplate računajte tri mjeseca, čak i kad piše trideset dana.

      ## Što s ostalih osamdeset stranica

      Njih čitate tek kad su sva četiri odgovora „da”, i to s markerom u dvije boje: jedna za rokove, druga za dokaze. Svaki
      dokaz upišite u tablicu s imenom osobe i datumom. Ta će vam tablica trebati i za dvije godine, na provjeri na licu
      mjesta; o tome piše objava [Mapa dokaza](post:mapa-dokaza).

      Ako ste dvadeset minuta potrošili i niste sigurni, to je također odgovor. Pošaljite pitanje posredničkom tijelu: na
      pitanja moraju odgovoriti pisano, a odgovori se objavljuju svima. Mnogi se natječaji doista razumiju tek iz objavljenih
      pitanja.

      {product:vodic-eu}
    `),
    en: rich(`
      Instructions for applicants have eighty-four pages on average and twelve annexes. A call is not read from the first
      page to the last. It is read like an advertisement for a flat: first the price, the quarter and the date, and only then
      the description.

      1. **Five minutes: may you apply at all?** Legal form, size and seat. Size is the trap: a partner company counts too.
      2. **Five minutes: is your cost accepted?** Whatever you ordered before applying never is.
      3. **Five minutes: do you have the points?** Add up the criteria you cannot change, and only then the others.
      4. **Five minutes: do you have money until the payment?** A grant arrives at the end.

      > If you do not reach the threshold without beautiful sentences, do not write the application.

      {product:vodic-eu}
    `),
    de: rich(`
      Eine Anleitung für Antragsteller hat im Schnitt vierundachtzig Seiten. Man liest sie nicht der Reihe nach, sondern wie
      eine Wohnungsanzeige: zuerst Preis, Viertel und Termin.

      1. **Fünf Minuten: Dürfen Sie überhaupt?** Rechtsform, Größe, Sitz.
      2. **Fünf Minuten: Wird Ihr Aufwand anerkannt?** Was vor dem Antrag bestellt wurde, nie.
      3. **Fünf Minuten: Haben Sie die Punkte?** Zuerst die Kriterien, die Sie nicht ändern können.
      4. **Fünf Minuten: Haben Sie Geld bis zur Auszahlung?** Die Förderung kommt am Ende.

      {product:vodic-eu}
    `),
  },
  media: 'objava-vinograd.svg',
  terms: ['eu-fondovi', 'za-pocetnike'],
  author: 'Ivor Matas',
  published: { at: '2026-09-18T08:00:00+02:00' },
  related: ['mapa-dokaza', 'hektar-lavande', 'pet-brojki'],
};
