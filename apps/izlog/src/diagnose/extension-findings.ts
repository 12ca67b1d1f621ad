import { resolve } from 'node:path';
import type { Env } from '@izlog/platform/env';
import { findExtensions, loadExtension } from '@izlog/platform/services/extensions/setup';
import type { Pool } from 'pg';
import { type Finding, fine, weak } from './finding.ts';

/** Extensions that cannot be used, whose folder is gone, or that were switched off because they failed (DOOR-09). */
export async function extensionFindings(pool: Pool, env: Pick<Env, 'EXTENSIONS_DIR'>): Promise<Finding[]> {
  const folder = resolve(env.EXTENSIONS_DIR);
  const names = findExtensions(folder);
  const findings: Finding[] = [];
  for (const name of names) {
    const { state, reason, manifest, runner } = await loadExtension(folder, name);
    runner.close();
    if (state === 'usable') findings.push(fine(`Extension ${name} ${manifest?.version} loads.`));
    else findings.push(weak(`Extension ${name} cannot be used: ${reason}`));
  }
  const { rows } = await pool.query<{ site: string; name: string; state: string; why: string | null }>(
    `select s.name as site, e.name, e.state, e.off_reason as why from shop_extensions e join sites s on s.id = e.site_id
     where e.state = 'on' or e.off_reason is not null order by e.site_id, e.name`,
  );
  for (const { site, name, state, why } of rows) {
    if (state === 'off')
      findings.push(
        weak(
          `Extension ${name} of ${site} was switched off, because ${why === 'faults' ? 'it failed three times in ten minutes' : 'its rights are gone'}: see Settings, Extensions.`,
        ),
      );
    else if (!names.includes(name))
      findings.push(
        weak(`Extension ${name} is switched on at ${site}, and there is no ${name} in ${folder}.`),
      );
  }
  return findings;
}
