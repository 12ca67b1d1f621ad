import { rich } from '../rich.ts';
import type { Post } from '../shape-content.ts';

/** A draft: staff see it in edit mode, visitors never. */
export const biljeskeOBateriji: Post = {
  key: 'biljeske-o-bateriji',
  title: { hr: 'Bilješke o bateriji: godina dana u jednoj hladnjači' },
  slug: { hr: 'biljeske-o-bateriji' },
  excerpt: {
    hr: 'Dvanaest mjeseci satnih podataka, jedna baterija od trideset kilovatsati i pitanje koje smo krivo postavili.',
  },
  body: {
    hr: rich(`
      Lani smo napisali da se baterija isplati onome tko troši dan i noć. Hladnjača kraj Metkovića ugradila je bateriju od
      trideset kilovatsati i dala nam pristup podacima. Prošla je godina dana pa možemo provjeriti sami sebe.

      ## Što smo očekivali

      Vlastita potrošnja trebala je porasti sa 61 na 76 posto, a račun pasti za oko 2.100 € godišnje. Uz cijenu baterije od
      14.800 € povrat je trebao doći u sedmoj godini.

      ## Što se dogodilo

      - vlastita potrošnja: 73 posto
      - ušteda: 1.740 €
      - ciklusa: 238 umjesto 300

      Razlika nije u bateriji, nego u nama. Računali smo s prosječnim danom, a hladnjača nema prosječan dan. U berbi, kad je
      najviše sunca, kompresori pojedu sve što krov proizvede i za bateriju ne ostane ništa. U veljači ostane, ali je malo.

      ## Pitanje koje smo krivo postavili

      Pitali smo koliko baterija može spremiti. Trebali smo pitati koliko je dana u godini što ima spremiti. Takvih je dana bilo
      238, i to je vidljivo već iz satne tablice, ako se gleda dan po dan, a ne mjesec po mjesec.

      > Prosjek je dobar za plakat. Za bateriju treba svaki dan posebno.

      ## Što sada savjetujemo

      1. Tablicu zbrojite po danima i prebrojite dane s viškom većim od deset kilovatsati.
      2. Ako ih je manje od dvjesto, pričekajte da cijena padne.
      3. Ako ih je više, tražite jamstvo na broj ciklusa, a ne na godine.

      Zaključak za sada vrijedi samo za ovu hladnjaču. Pekara, koja peče noću, i hotel, koji troši navečer, imali bi drukčiju tablicu.

      Još provjeriti: podatke za studeni, cijenu zamjenskog modula i dopušta li hladnjača da objavimo sliku.
    `),
  },
  media: 'objava-hala.svg',
  terms: ['energija', 'slucaj'],
  author: 'Jelena Šimić',
  published: 'draft',
  related: ['suncana-elektrana-na-hali', 'tri-scenarija', 'pet-brojki'],
};
