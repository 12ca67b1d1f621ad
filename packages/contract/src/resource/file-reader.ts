import { z } from 'zod';

/** Who reads a file of rows: a program, or a person in their spreadsheet. */
export const fileReaders = ['program', 'person'] as const;
export type FileReader = (typeof fileReaders)[number];

/** How a file is asked for by the person who reads it; programs, and anyone who says nothing, get the form that never changes. */
export const fileReader = z
  .enum(fileReaders)
  .default('program')
  .describe(
    '`program`: commas, points, ISO 8601 and the names of fields. `person`: as the spreadsheet of the language of the call opens and saves it, with headings in words and times by the clock of the shop. Files that are taken in are read in both.',
  );
