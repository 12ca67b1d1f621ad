import { ensureSiteIsBuilt } from './build-site.ts';
import { ensureProgramIsBundled } from './bundle-program.ts';

/** `npm run build`: builds the site and the program ahead of the first start. */
await ensureSiteIsBuilt((line) => console.error(line));
await ensureProgramIsBundled();
