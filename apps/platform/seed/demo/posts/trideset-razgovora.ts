import { rich } from '../rich.ts';
import type { Post } from '../shape-content.ts';

export const tridesetRazgovora: Post = {
  key: 'trideset-razgovora',
  title: { hr: 'Trideset razgovora prije prvog eura' },
  slug: { hr: 'trideset-razgovora-prije-prvog-eura' },
  excerpt: { hr: 'Istraživanje tržišta ne mora stajati više od dva tjedna vašeg vremena i kutije keksa.' },
  body: {
    hr: rich(`
      U planovima često piše da je „tržište veliko i raste”. Rečenica je vjerojatno točna i posve beskorisna. Banku zanima
      nešto drugo: tko će kupiti prvih sto komada i zašto ne kupuje sada.

      Odgovor se ne kupuje, nego se ide po njega. Trideset razgovora dovoljno je da se odgovori počnu ponavljati.

      ## Koga pitati

      - deset ljudi koji danas rješavaju isti problem na drugi način
      - deset koji su kupili nešto slično i prestali
      - pet koji prodaju, iza pulta ili na veliko
      - pet koji će vam sigurno reći da ne valja

      Prijatelje i rodbinu izostavite. Oni vole vas, a ne vaš proizvod.

      ## Kako pitati

      Ne opisujte što prodajete. Pitajte o zadnjem putu: kad ste zadnji put kupili, gdje, koliko ste platili, što vam je
      smetalo. Čim pitanje počne s „biste li”, odgovor ne vrijedi ništa, jer ljudi o budućnosti lažu iz pristojnosti.

      1. Deset minuta, nikad više od dvadeset.
      2. Zapišite rečenicu doslovno, s datumom i mjestom.
      3. Na kraju pitajte: koga još da pitam?

      ## Mala predprodaja

      Najpošteniji pokus je onaj u kojem netko plati. Pekarica iz Samobora prije najma lokala tri je subote prodavala kruh
      s klupe na tržnici. Prve je subote prodala devetnaest, treće sedamdeset i četiri, a u bilježnici su ostala imena
      dvadeset i dvoje koji su pitali može li dostava.

      > Trideset razgovora i tri subote više su nego što ima većina studija koje nose debele korice.

      U plan napišite kratko: s kim ste razgovarali, koliko ih je bilo, što ponavljaju i što ste promijenili. Ta jedna
      stranica nosi više povjerenja od tuđe tablice s postocima rasta.

      {product:e-trziste}
    `),
  },
  media: 'objava-trznica.svg',
  terms: ['poslovni-plan', 'za-pocetnike'],
  author: 'Petar Žganec',
  published: { at: '2026-04-21T08:00:00+02:00' },
  related: ['kako-nastaje-studija', 'hektar-lavande', 'sedam-pitanja'],
};
