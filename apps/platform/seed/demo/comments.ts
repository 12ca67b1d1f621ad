import type { Comment } from './shape-content.ts';

/** What readers and buyers said; the last one waits for approval. */
export const comments: Comment[] = [
  {
    on: { kind: 'product', key: 'planer' },
    author: 'I. B., Rijeka',
    daysAgo: 46,
    rating: 5,
    content: 'Stranica za pretpostavke spasila me u razgovoru s bankom: sve je već bilo zapisano, s datumom.',
    published: true,
  },
  {
    on: { kind: 'product', key: 'planer' },
    author: 'M. K., Osijek',
    daysAgo: 61,
    rating: 4,
    content: 'Papir je odličan i ne probija nalivpero. Volio bih još koji prazan list na kraju.',
    published: true,
  },
  {
    on: { kind: 'product', key: 'planer' },
    author: 'T. V., Zadar',
    daysAgo: 12,
    rating: 5,
    content: 'Kupila sam drugi, za brata koji otvara pekaru.',
    published: true,
  },
  {
    on: { kind: 'product', key: 'financijski-model' },
    author: 'S. H., Čakovec',
    daysAgo: 33,
    rating: 5,
    content: 'Crveno polje javilo je pogrešku koju ja ne bih našao ni za tjedan dana.',
    published: true,
  },
  {
    on: { kind: 'product', key: 'racun-prije-betona' },
    author: 'L. J., Pula',
    daysAgo: 88,
    rating: 5,
    content: 'Jedina knjiga o ulaganju u kojoj piše i što je pošlo po zlu.',
    published: true,
  },
  {
    on: { kind: 'post', key: 'pet-brojki' },
    author: 'D. P., Zadar',
    daysAgo: 36,
    content: 'Vrijedi li 1,2 i za kredite uz državno jamstvo?',
    published: true,
  },
  {
    on: { kind: 'post', key: 'pet-brojki' },
    author: 'Uredništvo Izloga',
    daysAgo: 36,
    content:
      'Uz jamstvo neke banke prihvaćaju 1,1, ali samo za prvu godinu. U planu svejedno računajte s 1,2.',
    published: true,
  },
  {
    on: { kind: 'post', key: 'pet-brojki' },
    author: 'K. M., Vinkovci',
    daysAgo: 2,
    content: 'Može li se umjesto vlastitog novca upisati stroj koji već imamo?',
    published: false,
  },
];
