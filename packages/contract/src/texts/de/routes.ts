import type { LanguageTraits } from '../language-traits.ts';

/** The German names of screens; the others keep the Croatian ones. */
export const routes: LanguageTraits['routes'] = {
  cart: 'einkaufswagen',
  agentCart: 'einkaufswagen/uebernehmen/:link',
  checkout: 'kasse',
  withdrawal: 'vertrag-widerrufen',
  return: 'ruecksendung',
  offer: 'angebot/:token',
  search: 'suche',
  event: 'Veranstaltung/:id',
  events: 'veranstaltungen',
  reviews: 'bewertungen',
  product: 'produkt/:slug?',
};
