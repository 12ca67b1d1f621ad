import type { Db } from '@izlog/platform/kernel/database/db';
import { notePublicUrl } from '@izlog/platform/services/settings/setup';
import type { Installation } from './installation.ts';

/** Makes PUBLIC_URL an address of the main site; where another site has it, that is reported, and the doctor says it too. */
export async function writeDownPublicUrl(
  db: Db,
  { env, log }: Pick<Installation, 'env' | 'log'>,
): Promise<void> {
  const owner = await notePublicUrl(db, env.PUBLIC_URL);
  if (owner !== undefined)
    log.warn(
      { site: owner },
      `PUBLIC_URL is an address of another site than the main one: see \`izlog doctor\``,
    );
}
