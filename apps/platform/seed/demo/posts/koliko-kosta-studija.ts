import { rich } from '../rich.ts';
import type { Post } from '../shape-content.ts';

export const kolikoKostaStudija: Post = {
  key: 'koliko-kosta-studija',
  title: { hr: 'Koliko košta studija i što je u cijeni' },
  slug: { hr: 'koliko-kosta-studija' },
  excerpt: { hr: 'Zašto uz cijenu piše „od”, što je određuje i kada vam studija uopće ne treba.' },
  body: {
    hr: rich(`
      Uz naše studije piše „od”. To nije trik, nego priznanje: dok ne vidimo podloge, ne znamo koliko posla nedostaje. Evo od
      čega se cijena sastoji, pa možete sami procijeniti prije nego što nazovete.

      ## Tri stvari koje određuju cijenu

      1. **Podloge.** Ako postoje idejno rješenje, ponude i tri godine urednih knjiga, trećina je posla gotova.
      2. **Čitatelj.** Banka traži manje stranica od fonda, a fond manje od ministarstva. Analiza troškova i koristi povećava
         cijenu za otprilike polovicu.
      3. **Rok.** Osam tjedana je uobičajeno. Za pet tjedana rade dvije osobe više i to se vidi u ponudi.

      ## Što je uvijek uključeno

      - jedan posjet lokaciji u Hrvatskoj
      - financijski model koji ostaje vama, otključan
      - dva tiskana primjerka i pdf
      - odgovori na pitanja banke ili fonda do odluke
      - jedna veća izmjena projekta tijekom rada

      ## Što nije

      Geodetske podloge, energetski pregled i procjenu nekretnine rade ovlaštene osobe i plaćaju se zasebno. Kažemo koje
      trebaju i ne uzimamo proviziju od njih.

      ## Kada vam studija ne treba

      Za ulaganje manje od stotinu tisuća eura obično je dovoljan poslovni plan, a za odluku koju ionako donosite sami
      dovoljna je tablica i sat razgovora. Svaki peti razgovor završi tako da ne prodamo ništa osim savjetovanja.

      > Najskuplja je studija ona koja potvrdi ono što ste već odlučili.

      Plaća se u tri dijela: trećina pri ugovoru, trećina uz prvi račun i trećina pri predaji. Ako nakon prvog računa odlučite da se ne gradi, zadnju trećinu ne naplaćujemo, jer studije tada nema.

      Ako niste sigurni, pošaljite pola stranice teksta i jednu tablicu, makar rukom pisanu. U ponudi koju dobijete za dva
      radna dana pisat će i što biste mogli izostaviti.

      {product:savjetovanje}
    `),
  },
  media: 'objava-stanovi.svg',
  terms: ['poslovni-plan', 'za-pocetnike'],
  author: 'Leon Ivić',
  published: { at: '2026-05-19T08:00:00+02:00' },
  related: ['kako-nastaje-studija', 'pet-brojki', 'trideset-razgovora'],
};
