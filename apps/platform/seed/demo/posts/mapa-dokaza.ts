import { rich } from '../rich.ts';
import type { Post } from '../shape-content.ts';

export const mapaDokaza: Post = {
  key: 'mapa-dokaza',
  title: { hr: 'Mapa dokaza: što čuvati od prvog dana' },
  slug: { hr: 'mapa-dokaza' },
  excerpt: { hr: 'Na provjeri na licu mjesta nitko ne pita jeste li radili dobro. Pita gdje piše.' },
  body: {
    hr: rich(`
      Provjera na licu mjesta traje jedan dan i događa se dvije godine nakon što ste zaboravili kako se zvala tvrtka koja je
      dala treću ponudu. Ljudi koji dođu nisu zlonamjerni, samo vjeruju papiru. Tko ima mapu, ima miran dan.

      ## Kako se slaže

      Jedna mapa po aktivnosti, ne po vrsti dokumenta. U svakoj isti redoslijed:

      1. odluka o nabavi i procjena vrijednosti
      2. poziv i dokaz da je poslan
      3. sve ponude, i one koje niste izabrali
      4. zapisnik i odluka o odabiru
      5. ugovor ili narudžbenica
      6. otpremnica i zapisnik o primopredaji
      7. račun i izvod iz banke, spojeni
      8. fotografija s pločicom i serijskim brojem

      ## Pet sitnica koje stoje postotak potpore

      - račun bez oznake projekta, izdan prije nego što je dogovorena oznaka
      - ponuda bez datuma ili s datumom poslije odluke
      - plaćanje u dva dijela, od kojih je jedan s privatnog računa
      - oprema premještena u drugi pogon, a nitko nije javio
      - ploča s oznakom fonda kupljena, ali u podrumu

      > Financijska korekcija rijetko dolazi zbog nepoštenja. Dolazi zbog petka poslijepodne.

      ## Tko to radi

      Netko po imenu, a ne „uprava”. U malim tvrtkama to je najčešće osoba u knjigovodstvu, i tada joj treba dati pravo da
      vrati račun dobavljaču. Jedan sat tjedno dovoljan je ako se radi svaki tjedan, a deset dana nije dovoljno ako se radi na
      kraju.

      Jednom u tri mjeseca neka mapu prelista netko tko na projektu ne radi. Ako u pola sata nađe ono što traži, mapa je dobra. Ako mora pitati, nedostaje stranica.

      Digitalne kopije imenujte datumom na početku, pa se same poredaju: 2026-07-14_otpremnica_stroj-2.pdf. I čuvajte ih na
      dva mjesta, od kojih jedno nije vaš prijenosnik.

      {product:nabava-komplet}
    `),
  },
  media: 'objava-dokazi.svg',
  terms: ['eu-fondovi'],
  author: 'Mirta Ćosić',
  published: { at: '2026-03-12T08:00:00+01:00' },
  related: ['kako-procitati-natjecaj', 'hektar-lavande', 'koliko-kosta-studija'],
};
