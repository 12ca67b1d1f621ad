/** Most documents of one archive of papers, and most days of its period. */
export const mostArchived = 20_000;
export const longestArchive = 366;
