import { rich } from '../rich.ts';
import type { Post } from '../shape-content.ts';

export const charter: Post = {
  key: 'charter-bez-romantike',
  title: { hr: 'Charter bez romantike: račun za prvo plovilo' },
  slug: { hr: 'charter-bez-romantike' },
  excerpt: {
    hr: 'Jedrilica od dvanaest metara radi šesnaest tjedana u godini. Ostalih trideset i šest samo stoji i košta.',
  },
  body: {
    hr: rich(`
      Svake jeseni, kad završi sajam nautike, dobijemo nekoliko istih upita: koliko se vraća jedrilica. Pitanje je pošteno, a
      odgovor nije romantičan. Plovilo je pokretna smještajna jedinica koja stari brže od zgrade, radi kraće od apartmana i
      traži kapetana, mehaničara i čistačicu istoga dana, u subotu, na pet mjesta odjednom.

      Uzmimo rabljenu jedrilicu od dvanaest metara, s tri kabine, staru četiri godine. Cijena 148.000 €, pregled i prijenos
      još 6.500 €.

      ## Koliko tjedana ima godina

      U srednjoj Dalmaciji prosječno plovilo te veličine radi od petnaest do osamnaest tjedana. Cijena po tjednu nije jedna,
      nego ih je barem pet.

      | Razdoblje | Tjedana | Cijena tjedna | Prihod |
      | Travanj i listopad | 3 | 1.350 € | 4.050 € |
      | Svibanj i rujan | 5 | 2.100 € | 10.500 € |
      | Lipanj | 3 | 2.700 € | 8.100 € |
      | Srpanj i kolovoz | 5 | 3.400 € | 17.000 € |

      To je 39.650 € bruto, ako se ne otkaže ni jedan tjedan. Od toga agencije uzmu između petnaest i dvadeset posto, a popusti
      za rano rezerviranje još sedam. U očekivanom scenariju vlasniku ostane 30.900 €.

      ## Što plovilo pojede

      Trošak plovila ima neugodnu osobinu: veći dio dolazi i kad plovilo stoji.

      - vez u marini, godišnji ugovor: 8.900 €
      - osiguranje: 2.100 €
      - servis motora i jedara, godišnji prosjek: 4.300 €
      - čišćenje, rublje i prijem, šesnaest puta: 3.800 €
      - pričuva za veliki popravak, tri posto vrijednosti: 4.400 €

      Zbroj je 23.500 €. Ostaje 7.400 € prije poreza i prije rate. Na uloženih 154.500 € to je 4,8 % godišnje, a plovilo pritom
      svake godine vrijedi između šest i osam posto manje.

      > Plovilo ne zarađuje na moru. Zarađuje na razlici između cijene po kojoj ste ga kupili i one po kojoj ćete ga prodati.

      ## Zašto onda itko to radi

      Zato što se račun mijenja s brojem. Prvo plovilo nosi cijeli trošak baze, drugo i treće dijele isto čišćenje, isti kombi
      i istog čovjeka na rivi. Po našim tablicama granica na kojoj posao počinje disati leži između četiri i pet plovila.

      Drugi je razlog upravljanje: vlasnik koji plovilo preda postojećoj floti plaća proviziju od dvadeset i pet posto, ali ne
      plaća bazu. Za jedno plovilo to je gotovo uvijek bolji račun, samo što tada ne vodite charter, nego iznajmljujete
      imovinu. I to je pošten posao, dok god ga tako zovete.

      ## Pet pitanja prije kupnje

      1. Tko preuzima plovilo u subotu u devet navečer kad motor ne pali?
      2. Ima li marina slobodan vez za vašu duljinu i na koliko godina?
      3. Koliko je plovila iste klase dodano u bazi od proljeća?
      4. Koja je cijena istog modela, četiri godine starijeg?
      5. Ako otpadnu četiri tjedna, iz čega se plaća rata?

      ## Što smo savjetovali

      Čovjek koji nas je pitao nije kupio jedrilicu. S istim je novcem ušao u tuđu bazu kao suvlasnik trećine, s pravom da
      nakon tri sezone kupi ostatak. U planu piše da će to učiniti ako prosjek prođe četrnaest plaćenih tjedana po plovilu.
      Prošle je sezone bilo četrnaest i pol.

      A svoj tjedan na moru, u lipnju, plaća po cjeniku. Kaže da je tako i račun i odmor čišći.

      {product:plan-iznajmljivac}
    `),
  },
  media: 'objava-luka.svg',
  terms: ['turizam', 'racun', 'slucaj'],
  author: 'Vesna Radić',
  published: { at: '2026-08-28T08:00:00+02:00' },
  related: ['pet-brojki', 'zgrada-s-cetiri-stana', 'tri-scenarija'],
};
