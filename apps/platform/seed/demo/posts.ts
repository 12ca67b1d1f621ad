import { biljeskeOBateriji } from './posts/biljeske-o-bateriji.ts';
import { charter } from './posts/charter.ts';
import { cijenaNovca } from './posts/cijena-novca.ts';
import { halaIliZakup } from './posts/hala-ili-zakup.ts';
import { hektarLavande } from './posts/hektar-lavande.ts';
import { kakoNastajeStudija } from './posts/kako-nastaje-studija.ts';
import { kakoProcitatiNatjecaj } from './posts/kako-procitati-natjecaj.ts';
import { kolikoKostaStudija } from './posts/koliko-kosta-studija.ts';
import { mapaDokaza } from './posts/mapa-dokaza.ts';
import { petBrojki } from './posts/pet-brojki.ts';
import { sedamPitanja } from './posts/sedam-pitanja.ts';
import { suncanaElektrana } from './posts/suncana-elektrana.ts';
import { triScenarija } from './posts/tri-scenarija.ts';
import { tridesetRazgovora } from './posts/trideset-razgovora.ts';
import { zgrada } from './posts/zgrada.ts';
import type { Post } from './shape-content.ts';

/** Posts of the demonstration shop, newest first; one is still to come and one is a draft. */
export const posts: Post[] = [
  cijenaNovca,
  petBrojki,
  suncanaElektrana,
  kakoProcitatiNatjecaj,
  zgrada,
  triScenarija,
  charter,
  hektarLavande,
  kakoNastajeStudija,
  kolikoKostaStudija,
  tridesetRazgovora,
  mapaDokaza,
  sedamPitanja,
  halaIliZakup,
  biljeskeOBateriji,
];
