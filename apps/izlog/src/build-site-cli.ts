import { ensureSiteIsBuilt } from './build-site.ts';

/** `npm run build`: builds the site ahead of the first start. */
await ensureSiteIsBuilt((line) => console.error(line));
