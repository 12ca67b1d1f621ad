import { rich } from '../rich.ts';
import type { Post } from '../shape-content.ts';

/** Becomes public some days after seeding, so that a scheduled post can be seen. */
export const cijenaNovca: Post = {
  key: 'cijena-novca-2027',
  title: { hr: 'Cijena novca u 2027.: tri pitanja prije potpisa' },
  slug: { hr: 'cijena-novca-2027' },
  excerpt: { hr: 'Nitko ne zna kolika će biti kamata. Ali možete znati koliko je smijete podnijeti.' },
  body: {
    hr: rich(`
      Krajem godine svi nas pitaju isto: hoće li kamate pasti. Ne znamo, a ni oni koji to govore na televiziji ne znaju puno
      više. Umjesto prognoze nudimo tri pitanja na koja možete odgovoriti sami, večeras, s ugovorom u ruci.

      ## Koliki dio kamate je vaš

      Promjenjiva kamata ima dva dijela: onaj koji se mijenja s tržištem i maržu banke. O prvom ne odlučuje nitko za stolom,
      o drugom odlučujete vas dvoje. Marža od 2,4 postotna boda uz dobar plan i jamstvo može postati 1,9, a na kreditu od
      300.000 € to je oko osam tisuća eura u deset godina.

      ## Koliko možete podnijeti

      U tablicu upišite kamatu za jedan, dva i tri boda veću od ponuđene i pogledajte najslabiju godinu.

      - ako pokriće ostaje iznad 1,2, uzmite promjenjivu i spavajte
      - ako pada ispod 1,1 već kod prvog boda, plaćate sigurnost: fiksna kamata ili kraći dio duga
      - ako je ispod jedinice, problem nije kamata nego iznos

      ## Kada se može otići

      Naknada za prijevremeni povrat često je veća od razlike u kamati. Tražite da u ugovoru piše od kada je nema. Uobičajeno
      je pet godina, a može se dogovoriti i tri.

      1. Pročitajte članak o troškovima, ne samo o kamati.
      2. Zatražite otplatni plan po mjesecima, u tablici.
      3. Usporedite barem dvije ponude po ukupno plaćenom iznosu.

      > Dobar kredit nije najjeftiniji, nego onaj koji možete otplaćivati u svojem najgorem mjesecu.

      Ako već otplaćujete, ista pitanja vrijede i za reprogram, samo što se tada pregovara s onim tko vas poznaje.

      Račun za sva tri pitanja stane u jednu tablicu. Ako je nemate, posudite našu, a ako je imate, pošaljite je nama: zanima
      nas gdje ste stavili veljaču.

      {product:kalkulator-kredita}
    `),
  },
  media: 'objava-banka.svg',
  terms: ['financiranje', 'racun'],
  author: 'Vesna Radić',
  published: { inDays: 10 },
  related: ['pet-brojki', 'sedam-pitanja', 'tri-scenarija'],
};
