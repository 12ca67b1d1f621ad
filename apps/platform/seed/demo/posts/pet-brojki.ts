import { rich } from '../rich.ts';
import type { Post } from '../shape-content.ts';

export const petBrojki: Post = {
  key: 'pet-brojki',
  title: {
    hr: 'Pet brojki koje banka traži prije svih drugih',
    en: 'Five figures a bank looks for before all others',
    de: 'Fünf Zahlen, die eine Bank vor allen anderen sucht',
  },
  slug: {
    hr: 'pet-brojki-koje-banka-trazi',
    en: 'five-figures-a-bank-looks-for',
    de: 'fuenf-zahlen-die-eine-bank-sucht',
  },
  excerpt: {
    hr: 'Kreditni odbor vaš plan čita sedam minuta. U tih sedam minuta traži pet brojki, uvijek istim redom. Evo kojih i gdje ih treba napisati.',
    en: 'A credit committee reads your plan for seven minutes. In these seven minutes it looks for five figures, always in the same order. Here they are, and where to write them.',
    de: 'Ein Kreditausschuss liest Ihren Plan sieben Minuten lang. In dieser Zeit sucht er fünf Zahlen, immer in derselben Reihenfolge. Hier stehen sie, und wohin sie gehören.',
  },
  body: {
    hr: rich(`
      Nijedna od tih pet brojki nije tajna i nijedna se ne računa dulje od jednog poslijepodneva. Ipak ih u većini planova
      koje dobijemo na pregled nema, ili su na 41. stranici, ili se u tablici i u tekstu razlikuju. Banka to pročita kao
      odgovor.

      ## Koliko ulažete sami

      Prva brojka nije račun nego omjer: vlastiti udio u ukupnom ulaganju. Ispod petine razgovor obično staje, iznad trećine
      kreće sam od sebe. U vlastiti udio ulazi i zemljište koje već imate, ali po procjeni, a ne po osjećaju.

      Ako vlastitog novca nema dovoljno, napišite odakle dolazi ostatak i kada. Pismo namjere ulagača vrijedi više od rečenice
      da se „očekuje” drugi izvor, a odluka o potpori više od prijave na natječaj.

      ## Pokriva li posao otplatu

      Pokazatelj pokrića otplate dijeli novac koji posao zaradi u godini s iznosom koji te godine dugujete banci. Ako je
      rezultat 1,0, svaki cent odlazi na kredit. Većina banaka traži barem 1,2, i to u najslabijoj godini, a ne u prosjeku.

      Primjer je pansion s 12 soba i kreditom od 480.000 € na 12 godina:

      | Godina | Novac iz poslovanja | Otplata | Pokriće |
      | Prva | 52.300 € | 48.900 € | 1,07 |
      | Druga | 68.100 € | 54.200 € | 1,26 |
      | Treća | 74.900 € | 54.200 € | 1,38 |

      U ovom primjeru prva godina ne prolazi. Rješenje nije ljepša tablica, nego godina počeka ili manja prva rata, i to
      treba pisati u planu prije nego što banka pita.

      > Banka ne kažnjava slab mjesec. Kažnjava slab mjesec koji niste vidjeli.

      ## Gdje je nula

      Prag pokrića govori koliko noćenja, boca ili sati morate prodati da ne gubite. Napišite ga u jedinici posla, ne u
      eurima: „42 % popunjenosti” razumije i onaj tko nikad nije vodio pansion.

      {image:objava-stol.svg|Prag pokrića najlakše je naći tako da prihod smanjujete dok posljednji redak ne postane nula.}

      Računa se u tri koraka. Zbrojite troškove koji dolaze i kad ne prodate ništa: plaće, najam, osiguranje, ratu. Od
      cijene jedne jedinice oduzmite trošak koji nastaje samo s njom: doručak, pranje, proviziju portala. Prvo podijelite
      drugim. Ako je rezultat iznad polovice onoga što uopće možete prodati, posao ima malo zraka i to treba reći naglas.

      ## Najtanji mjesec

      Godišnji zbroj skriva veljaču. Zato četvrta brojka dolazi iz mjesečnog novčanog tijeka: koliko je novca na računu u
      najgorem mjesecu. Ako je minus, plan mora reći tko ga pokriva i do kada.

      Pazite na PDV. Kad gradite, plaćate ga odmah, a povrat stiže tjednima poslije. Na ulaganju od pola milijuna eura to je
      više od sto tisuća eura koje netko mora držati na računu.

      ## Kada se vraća uloženo

      Tek na kraju dolazi povrat. Pišite ga u tri scenarija i nemojte se ispričavati za loš: onaj tko je loš scenarij nacrtao
      sam, na njega ima i odgovor. O tome više piše u objavi [Tri scenarija, jedna tablica](post:tri-scenarija).

      ## Prva stranica

      Svih pet brojki stavite na prvu stranicu, u jednu tablicu. Uz svaku napišite stranicu na kojoj je izračunata. Provjerite
      jesu li iste u tekstu, u tablici i u zahtjevu za kredit.

      - vlastiti udio u postotku i u eurima
      - najslabije pokriće otplate i godina u kojoj nastupa
      - prag pokrića u jedinici posla
      - stanje računa u najtanjem mjesecu
      - godina povrata u očekivanom i u lošem scenariju

      {product:financijski-model}
    `),
    en: rich(`
      None of these five figures is a secret and none takes longer than an afternoon. Yet in most plans we are given to
      review they are missing, or stand on page 41, or differ between the sheet and the text. A bank reads that as an answer.

      ## How much you put in yourself

      The first figure is a ratio: your own share in the whole investment. Below a fifth the conversation usually stops, above
      a third it runs by itself. Land you already own counts, but by appraisal, not by feeling.

      ## Does the business cover the instalments

      Debt cover divides the money a business earns in a year by what it owes the bank in that year. At 1.0 every cent goes
      into the loan. Most banks ask for at least 1.2, in the weakest year, not on average.

      | Year | Cash from operations | Instalments | Cover |
      | First | € 52,300 | € 48,900 | 1.07 |
      | Second | € 68,100 | € 54,200 | 1.26 |
      | Third | € 74,900 | € 54,200 | 1.38 |

      In this example of a guest house with twelve rooms the first year does not pass. The answer is not a prettier sheet but
      a year of grace or a smaller first instalment, written into the plan before the bank asks.

      > A bank does not punish a weak month. It punishes a weak month you did not see.

      ## Where zero is

      Break-even tells how many nights, bottles or hours you must sell in order not to lose. Write it in the unit of your
      business: “42 % occupancy” is understood even by someone who has never run a guest house.

      ## The thinnest month

      A yearly sum hides February. So the fourth figure comes from the monthly cash flow: how much money is in the account in
      the worst month. If it is below zero, the plan must say who covers it and until when.

      ## When the money comes back

      Only at the end comes the return. Write it in three scenarios and do not apologise for the bad one: whoever drew it
      himself has an answer to it.

      {product:financijski-model}
    `),
    de: rich(`
      Keine dieser fünf Zahlen ist ein Geheimnis, und keine braucht länger als einen Nachmittag. Trotzdem fehlen sie in den
      meisten Plänen, die wir prüfen, oder sie stehen auf Seite 41. Eine Bank liest das als Antwort.

      ## Wie viel Sie selbst einbringen

      Die erste Zahl ist ein Verhältnis: der Eigenanteil an der ganzen Investition. Unter einem Fünftel endet das Gespräch
      meist, über einem Drittel läuft es von selbst.

      ## Ob das Geschäft die Raten trägt

      Der Kapitaldienst teilt das Geld, das ein Betrieb im Jahr verdient, durch die Raten dieses Jahres. Die meisten Banken
      verlangen mindestens 1,2, und zwar im schwächsten Jahr.

      > Eine Bank bestraft keinen schwachen Monat. Sie bestraft einen, den Sie nicht gesehen haben.

      ## Wo die Null liegt

      Die Gewinnschwelle gehört in die Einheit des Geschäfts: „42 % Auslastung“ versteht auch, wer nie eine Pension geführt
      hat.

      ## Der dünnste Monat und der Rückfluss

      Die Jahressumme versteckt den Februar. Schreiben Sie, wie viel Geld im schlechtesten Monat auf dem Konto liegt, und den
      Rückfluss in drei Szenarien.

      {product:financijski-model}
    `),
  },
  media: 'objava-obala.svg',
  terms: ['financiranje', 'racun', 'za-pocetnike'],
  author: 'Uredništvo Izloga',
  published: { at: '2026-10-14T08:00:00+02:00' },
  related: ['kako-procitati-natjecaj', 'zgrada-s-cetiri-stana', 'charter-bez-romantike'],
};
