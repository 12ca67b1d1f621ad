import { rich } from '../rich.ts';
import type { Post } from '../shape-content.ts';

export const sedamPitanja: Post = {
  key: 'sedam-pitanja',
  title: { hr: 'Sedam pitanja koja će banka sigurno postaviti' },
  slug: { hr: 'sedam-pitanja-banke' },
  excerpt: {
    hr: 'Zapisali smo što su bankari pitali na četrdeset sastanaka. Sedam pitanja ponavlja se gotovo svaki put.',
  },
  body: {
    hr: rich(`
      Na sastanke u bankama često idemo s klijentima. Sjedimo sa strane i bilježimo. Nakon četrdeset sastanaka popis se prestao
      produljivati, pa evo sedam pitanja koja dolaze gotovo uvijek, s odgovorom koji nije prošao i onim koji jest.

      1. **Zašto baš sada?** Nije prošlo: „Natječaj je otvoren.” Prošlo je: „Ugovor s kupcem istječe u ožujku, a treća smjena
         više nije moguća.”
      2. **Tko će to voditi?** Ime i prezime, ne funkcija. Ako je to vlasnik, tko onda vodi ono što je vodio dosad?
      3. **Što ako prvi kupac ode?** Ako jedan kupac nosi više od trećine prihoda, ovo pitanje dolazi prvo.
      4. **Koliko je vaše?** Nacrtano kao stup: zemlja, novac, strojevi. Banka uspoređuje s onim što traži ona.
      5. **Što ste već platili?** Troškovi prije kredita pokazuju ozbiljnost, ali moraju biti u tablici.
      6. **Kakav je bio vaš najgori mjesec?** Traže da ga znate, ne da ga niste imali.
      7. **Što ćete učiniti ako odbijemo?** Najbolji odgovor koji smo čuli: „Gradimo upola manje, od svojega. Ovo je taj plan.”

      ## Kako se pripremiti

      Odgovori ne smiju biti napisani u rečenicama, jer se rečenice zaborave. Napišite po tri riječi uz svako pitanje i
      izgovorite ih naglas, nekome tko ne zna vaš posao. Ako vas prekine i pita još nešto, dopišite to kao osmo.

      > Tišina od pet sekundi nakon pitanja nije propast. Propast je odgovor koji sljedeći tjedan nije isti.

      Povedite nekoga tko šuti i bilježi. Nakon sastanka usporedite što je tko čuo: razlike su vaš zadatak za sutra.

      I ponesite jednu stranicu viška: praznu. Kad vas pitaju nešto što ne znate, zapišite pitanje i kažite do kada ćete
      odgovoriti. U devet od deset slučajeva to je dovoljno.

      {product:radionica-banka}
    `),
  },
  media: 'objava-razgovor.svg',
  terms: ['financiranje', 'za-pocetnike'],
  author: 'Uredništvo Izloga',
  published: { at: '2026-02-17T08:00:00+01:00' },
  related: ['pet-brojki', 'tri-scenarija', 'trideset-razgovora'],
};
