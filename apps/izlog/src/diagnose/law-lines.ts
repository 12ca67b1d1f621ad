import { dutyStates } from '@izlog/contract/ecommerce/law/duty-states';
import type { DutyLink } from '@izlog/contract/ecommerce/law/law-list';
import { screenPattern } from '@izlog/contract/texts/admin-routes';
import { platformTexts } from '@izlog/contract/texts/platform-texts';
import { isProgramLanguage } from '@izlog/contract/texts/program-languages';
import type { Database } from '@izlog/platform/kernel/database/db';
import type { JobSender } from '@izlog/platform/kernel/jobs/jobs';
import { readLawList } from '@izlog/platform/services/law/setup';
import { createSiteRegistry } from '@izlog/platform/services/settings/setup';
import { commandContext } from '../commands/command-context.ts';
import { findSite } from '../find-site.ts';
import type { Installation } from '../installation.ts';

/** Each duty of the shops with its state on a day, in lines for a terminal, and whether one falls short (LAW-01). */
export async function lawLines(
  database: Database,
  installation: Pick<Installation, 'log'>,
  jobs: JobSender,
  { on, site, words }: { on?: string; site?: string; words: string },
): Promise<{ lines: string[]; isShort: boolean }> {
  const language = isProgramLanguage(words) ? words : 'en';
  const { states } = platformTexts[language].duties;
  const lines: string[] = [];
  let isShort = false;
  for (const one of await sitesOf(database, site)) {
    const list = await readLawList(commandContext(one, database, installation, jobs), {
      on,
      words: language,
    });
    lines.push(`${one.name}, ${list.on}`);
    for (const state of dutyStates) {
      const rows = list.duties.filter((row) => row.state === state);
      if (rows.length === 0) continue;
      lines.push('', `${states[state]} (${rows.length})`);
      for (const { title, says, link, source, from, until } of rows) {
        const days = [from, until].filter((day) => day !== null).join(' – ');
        lines.push(`  ${title}: ${says}${link ? ` [${addressOf(link)}]` : ''}`);
        lines.push(`    ${source}${days ? `, ${days}` : ''}`);
      }
    }
    lines.push('');
    isShort ||= list.duties.some(({ state }) => state === 'short');
  }
  return { lines, isShort };
}

async function sitesOf(database: Database, wanted: string | undefined) {
  if (wanted !== undefined) return [await findSite(database, wanted)];
  const { rows } = await database.pool.query<{ id: number }>(
    'select id::int as id from sites where is_ecommerce order by id',
  );
  const registry = createSiteRegistry(database);
  const sites = await Promise.all(rows.map(({ id }) => registry.byId(id)));
  return sites.filter((site) => site !== undefined);
}

/** Where it is mended, as the address of the back office. */
function addressOf({ screen, params }: DutyLink): string {
  const path = screenPattern(screen, 'hr').replaceAll(
    /:(\w+)\??/g,
    (_place, name: string) => params[name] ?? '',
  );
  return `/${path}`.replace(/\/$/, '');
}
