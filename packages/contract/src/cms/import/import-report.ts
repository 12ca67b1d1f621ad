import { z } from 'zod';

/** What an import counts. */
export const countedThings = [
  'page',
  'post',
  'category',
  'tag',
  'comment',
  'attachment',
  'menu',
  'redirect',
] as const;
export type Counted = (typeof countedThings)[number];

/** Why something came in otherwise than it stood, or not at all; each language has words for it. */
export const noteReasons = [
  'noNumber',
  'noType',
  'noAddress',
  'noName',
  'refused',
  'slugChanged',
  'changedHere',
  'untitled',
  'hidden',
  'pictureMissing',
  'shortcode',
  'renderedBySite',
  'menuEntry',
  'redirectTaken',
  'sameNumber',
  'otherLanguage',
  'commentsLeftOut',
] as const;
export type NoteReason = (typeof noteReasons)[number];

const count = z.object({ created: z.int(), updated: z.int(), unchanged: z.int(), refused: z.int() });

/** What an import of content did, or would do. */
export const ImportReport = z
  .object({
    site: z.object({ title: z.string(), address: z.string(), language: z.string() }),
    isDryRun: z.boolean(),
    counts: z.record(z.enum(countedThings), count),
    noteCount: z.int(),
    notes: z.array(
      z.object({
        about: z.string().describe('Title of what it is about.'),
        reason: z.enum(noteReasons),
        value: z.string(),
      }),
    ),
    otherTypes: z.record(z.string(), z.int()).describe('Entries left out, by their type in the old site.'),
    missingImages: z.record(z.string(), z.int()).describe('Files that nobody looked for, by their host.'),
  })
  .describe('What an import did, or would do.');
export type ImportReport = z.infer<typeof ImportReport>;
