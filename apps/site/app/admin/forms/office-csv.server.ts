import type { SiteContext } from '../../platform-client/site-context.ts';
import { shopTimeOf } from '../content/document/shop-time.ts';
import { staffWords } from '../content/staff-refusal.server.ts';

/**
 * The entries of a form as the shop's own people read them: the columns that the program names, the states and the times
 * are in their language and by the shop's clock. Programs have theirs from the platform, where nothing is translated.
 */
export function inOfficeWords(site: SiteContext, csv: string): string {
  const words = {
    id: '#',
    created_at: staffWords(site, 'staffForms.csvAt'),
    confirmed: staffWords(site, 'staffForms.csvConfirmed'),
    state: staffWords(site, 'staffForms.csvState'),
    files: staffWords(site, 'staffForms.files'),
  };
  const said: Readonly<Record<string, string>> = {
    true: staffWords(site, 'log.yes'),
    false: staffWords(site, 'log.no'),
    open: staffWords(site, 'staffForms.isOpen'),
    done: staffWords(site, 'staffForms.isDone'),
  };
  const [head = '', ...rows] = recordsOf(csv.replace(/^\uFEFF/, ''));
  const titles = head
    .replace(
      /^id,created_at,confirmed,state/,
      [words.id, words.created_at, words.confirmed, words.state].join(),
    )
    .replace(/,files\n?$/, `,${words.files}\n`);
  return [titles, ...rows.map((row) => inWords(row, said))].join('');
}

/** A row with its first four cells, which the program writes and never quotes, in words. */
function inWords(row: string, said: Readonly<Record<string, string>>): string {
  const [id = '', at = '', confirmed = '', state = ''] = row.split(',', 4);
  const rest = row.slice([id, at, confirmed, state].join().length);
  const when = shopTimeOf(at).replace('T', ' ');
  return [id, when, said[confirmed] ?? confirmed, said[state] ?? state].join() + rest;
}

/** The records of a file with their line ends; a line end inside quotes ends none. */
function recordsOf(csv: string): string[] {
  const records: string[] = [];
  let begun = '';
  for (const line of csv.split(/(?<=\n)/)) {
    begun += line;
    if ((begun.split('"').length - 1) % 2 === 1) continue;
    records.push(begun);
    begun = '';
  }
  return begun === '' ? records : [...records, begun];
}
