import { rich } from '../rich.ts';
import type { Post } from '../shape-content.ts';

export const zgrada: Post = {
  key: 'zgrada-s-cetiri-stana',
  title: { hr: 'Zgrada s četiri stana: najam ili prodaja' },
  slug: { hr: 'zgrada-s-cetiri-stana' },
  excerpt: {
    hr: 'Ista zgrada, ista ulica, dva računa. Razlika nije u cijeni kvadrata, nego u tome što se događa u trećoj godini.',
  },
  body: {
    hr: rich(`
      Na parceli u Varaždinu mogu stati četiri stana od po šezdeset i pet kvadrata. Gradnja sa zemljištem stoji 486.000 €.
      Vlasnica pita što je bolje: prodati sva četiri ili ih iznajmiti.

      ## Prodaja

      Po cijeni od 2.250 € za kvadrat četiri stana vrijede 585.000 €. Kad se odbiju posredovanje, porezi i kamata na kredit
      za gradnju, ostaje oko 61.000 € za dvije godine posla. Račun je jednostavan i gotov, pod uvjetom da se zadnji stan
      proda u roku od pola godine. Svaki mjesec čekanja pojede 1.400 €.

      ## Najam

      Stan se iznajmljuje za 620 € mjesečno. Četiri stana donose 29.760 € godišnje, ali samo na papiru:

      - jedan prazan mjesec po stanu svake druge godine
      - pričuva, osiguranje i sitni popravci: 3.100 €
      - porez na najam
      - veće uređenje u osmoj godini: 24.000 €

      U prosjeku ostane 20.300 € godišnje, što je 4,2 % na uloženo. Nije mnogo, ali zgrada ostaje, a najamnine prate cijene.

      Uz to netko mora odgovoriti na poruku o bojleru u nedjelju navečer, i taj sat u tablici najčešće ne stoji.

      ## Treća godina

      Pravo pitanje nije najam ili prodaja, nego kada. Dva stana prodana odmah vraćaju više od pola kredita; dva iznajmljena
      plaćaju ostatak. U trećoj godini vlasnica može prodati treći stan ako joj zatreba novac, ili ne mora ništa.

      > Prodaja je odluka, najam je mogućnost. Mogućnost vrijedi samo ako je rata mala.

      Mješoviti račun ispao je u sva tri scenarija bolji od oba čista, i to ne zato što najviše zarađuje, nego zato što ni u
      jednom mjesecu ne traži novac s tuđeg računa. Tako je i sagrađeno: dva prodana, dva za najam, a na katu mjesto za peti.

      {product:e-najam}
    `),
  },
  media: 'objava-grad.svg',
  terms: ['nekretnine', 'racun', 'slucaj'],
  author: 'Dunja Kos',
  published: { at: '2026-09-09T08:00:00+02:00' },
  related: ['charter-bez-romantike', 'pet-brojki', 'tri-scenarija'],
};
