/** Font files every page needs for Croatian text; the root document preloads them (`as="font"`, `crossOrigin`). */
export const preloadFonts = [
  '/fonts/izlog-text-latin.woff2',
  '/fonts/izlog-text-hr.woff2',
  '/fonts/izlog-display-latin.woff2',
  '/fonts/izlog-display-hr.woff2',
] as const;
