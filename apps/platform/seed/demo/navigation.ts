import type { Link, Text } from './shape.ts';
import type { NavigationEntry } from './shape-content.ts';

/** The tree `main`: one disclosure menu and four plain entries. */
export const navigation: NavigationEntry[] = [
  entry(
    { hr: 'Studije i planovi', en: 'Studies and plans', de: 'Studien und Pläne' },
    category('studije-i-planovi'),
    [
      entry(
        { hr: 'Investicijske studije', en: 'Investment studies', de: 'Investitionsstudien' },
        category('investicijske-studije'),
        [],
        {
          hr: 'Za banku, fond i vlastitu odluku',
          en: 'For the bank, the fund and your own decision',
          de: 'Für Bank, Fonds und die eigene Entscheidung',
        },
      ),
      entry(
        { hr: 'Poslovni planovi', en: 'Business plans', de: 'Businesspläne' },
        category('poslovni-planovi'),
        [],
        {
          hr: 'Kredit, potpora, novo poslovanje',
          en: 'Loan, grant, new business',
          de: 'Kredit, Förderung, Neugründung',
        },
      ),
      entry(
        { hr: 'Studije izvodljivosti', en: 'Feasibility studies', de: 'Machbarkeitsstudien' },
        category('studije-izvodljivosti'),
        [],
        {
          hr: 'Energija, prerada, logistika',
          en: 'Energy, processing, logistics',
          de: 'Energie, Verarbeitung, Logistik',
        },
      ),
      entry(
        { hr: 'Analize troškova i koristi', en: 'Cost-benefit analyses', de: 'Kosten-Nutzen-Analysen' },
        category('analize-troskova-i-koristi'),
        [],
        {
          hr: 'Veliki i javni projekti',
          en: 'Large and public projects',
          de: 'Große und öffentliche Projekte',
        },
      ),
    ],
  ),
  entry({ hr: 'EU fondovi', en: 'EU funds', de: 'EU-Fonds' }, category('eu-fondovi')),
  entry({ hr: 'Radionice', en: 'Workshops', de: 'Workshops' }, category('radionice')),
  entry({ hr: 'Trgovina', en: 'Shop', de: 'Shop' }, { kind: 'path', path: '/shop' }),
  entry({ hr: 'Objave', en: 'Blog', de: 'Blog' }, { kind: 'path', path: '/objave' }),
];

function category(key: string): Link {
  return { kind: 'productCategory', key };
}

function entry(name: Text, link: Link, children: NavigationEntry[] = [], hint?: Text): NavigationEntry {
  return { name, link, children, ...(hint ? { hint } : {}) };
}
