import { rich } from '../rich.ts';
import type { Post } from '../shape-content.ts';

export const halaIliZakup: Post = {
  key: 'hala-ili-zakup',
  title: { hr: 'Vlastita hala ili zakup: račun po paleti' },
  slug: { hr: 'hala-ili-zakup' },
  excerpt: {
    hr: 'Kvadrat je kriva mjera. Kad se sve preračuna na paletu, odluka se katkad okrene naglavce.',
  },
  body: {
    hr: rich(`
      Uvoznik alata iz Velike Gorice plaća zakup 4,80 € po kvadratu i ima dojam da plaća tuđi kredit. Ponuda za gradnju vlastite
      hale od 1.600 kvadrata glasi 1,12 milijuna eura. Na prvi pogled rata je jednaka zakupnini, pa čemu čekati?

      ## Preračunajte na paletu

      Skladište ne čuva kvadrate, nego palete. U sadašnjem prostoru visine šest metara stane 980 paleta, u novom visine deset
      metara 2.150. Ali u prosjeku ih ima 870, a u studenome 1.240.

      - zakup danas: 7.680 € mjesečno, 8,80 € po paleti koja je doista unutra
      - vlastita hala: rata, porezi, osiguranje, grijanje i čuvar 11.900 €, što je 13,70 € po istoj paleti
      - vanjski skladištar: 9,60 € po paleti, bez obzira na mjesec

      Vlastita hala postaje najjeftinija tek iznad 1.350 paleta u prosjeku. Tvrtka raste osam posto godišnje i do te će brojke
      doći za šest godina.

      ## Što se u računu obično zaboravi

      1. Viličar za visinu od deset metara stoji dvostruko više.
      2. Pod za veće opterećenje traži drukčiju ploču i drukčiju ponudu.
      3. Selidba traje tri tjedna, a u ta tri tjedna kupci zovu nekog drugog.

      > Ako zgradu možete napuniti tek za šest godina, gradite je za pet.

      Ni zakup nije bez zamki. Najmodavac smije povisiti zakupninu kad ugovor istekne, a police, rasvjeta i rampa koje ste platili ostaju njemu.

      ## Odluka

      Uvoznik je ostao u zakupu, studeni daje vanjskom skladištaru, a zemljište je ipak kupio. U studiji piše prag na kojem se
      gradnja pokreće: dvanaest mjeseci s više od 1.200 paleta. Tablica se popunjava prvog u mjesecu i visi na vratima
      skladišta, da je vide i oni koji slažu palete.

      {product:studija-logistika}
    `),
  },
  media: 'objava-terminal.svg',
  terms: ['poslovni-plan', 'racun'],
  author: 'Ivor Matas',
  published: { at: '2026-01-22T08:00:00+01:00' },
  related: ['suncana-elektrana-na-hali', 'tri-scenarija', 'koliko-kosta-studija'],
};
