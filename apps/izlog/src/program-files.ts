import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder that the program's files lie in (migrations, fonts, the demonstration, the built site), below the same names
 * in a copy of the sources and in the installed package (REL-08): the folder of package.json.
 */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Whether this is a copy of the sources. An installed package is compiled: it has nothing to build from. */
export const hasSources = existsSync(join(root, 'apps/izlog/src/cli.ts'));
