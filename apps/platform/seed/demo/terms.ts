import type { Text } from './shape.ts';
import type { Term } from './shape-content.ts';
import { slugsFromName } from './slug-from-name.ts';

/** Categories and tags of the blog. */
export const terms: Term[] = [
  term(
    'financiranje',
    'category',
    { hr: 'Financiranje', en: 'Financing', de: 'Finanzierung' },
    'Krediti, jamstva, vlastiti udio i sve što banka pita.',
  ),
  term(
    'eu-fondovi',
    'category',
    { hr: 'EU fondovi', en: 'EU funds', de: 'EU-Fonds' },
    'Natječaji od prvog čitanja do zadnje isplate.',
  ),
  term(
    'poslovni-plan',
    'category',
    { hr: 'Poslovni plan', en: 'Business plan', de: 'Businessplan' },
    'Kako se piše plan koji netko doista čita.',
  ),
  term(
    'energija',
    'category',
    { hr: 'Energija', en: 'Energy', de: 'Energie' },
    'Krovovi, baterije i računi za struju.',
  ),
  term(
    'turizam',
    'category',
    { hr: 'Turizam', en: 'Tourism', de: 'Tourismus' },
    'Noćenja, plovila i sezone koje ne traju.',
  ),
  term(
    'nekretnine',
    'category',
    { hr: 'Nekretnine', en: 'Property', de: 'Immobilien' },
    'Najam, prodaja i sve između.',
  ),
  term(
    'za-pocetnike',
    'tag',
    { hr: 'Za početnike', en: 'For beginners', de: 'Für Einsteiger' },
    'Bez predznanja, s olovkom.',
  ),
  term('racun', 'tag', { hr: 'Račun', en: 'Sums', de: 'Rechnung' }, 'Objave u kojima se računa do kraja.'),
  term(
    'gospodarstva',
    'tag',
    { hr: 'Gospodarstva', en: 'Family farms', de: 'Familienbetriebe' },
    'Za poljoprivredna gospodarstva.',
  ),
  term(
    'slucaj',
    'tag',
    { hr: 'Studija slučaja', en: 'Case study', de: 'Fallstudie' },
    'Što je plan rekao i što se dogodilo.',
  ),
];

function term(key: string, termType: Term['termType'], title: Text, excerpt: string): Term {
  return { key, termType, title, slug: slugsFromName(title), excerpt: { hr: excerpt } };
}
