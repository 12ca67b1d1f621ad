import type { KindOnSite } from '../kind.ts';

/** Its first line. */
export const lines: KindOnSite<string> = { place: 'meta', Cell: ({ value }) => value.split('\n', 1)[0] };
