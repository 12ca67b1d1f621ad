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

/** Why something came in otherwise than it stood, or not at all; stable, so that each language has its words. */
export type NoteReason =
  | 'noNumber'
  | 'noType'
  | 'noAddress'
  | 'noName'
  | 'refused'
  | 'slugChanged'
  | 'changedHere'
  | 'untitled'
  | 'hidden'
  | 'pictureMissing'
  | 'shortcode'
  | 'renderedBySite'
  | 'menuEntry'
  | 'redirectTaken';

/** A line of the report: what it is about, why, and the piece of the file that it is about. */
export interface ContentNote {
  about: string;
  reason: NoteReason;
  value: string;
}

/** What an import of content did, or would do. */
export interface ContentReport {
  /** The site it came from. */
  site: { title: string; address: string; language: string };
  isDryRun: boolean;
  /** By what it is; `refused` and `kept` (changed here meanwhile) are told in the notes. */
  counts: Record<Counted, { created: number; updated: number; unchanged: number; refused: number }>;
  noteCount: number;
  notes: ContentNote[];
  /** Entries of types that only a plug-in of the old site knows, by type. */
  otherTypes: Record<string, number>;
  /** Pictures that were not looked for, because neither a folder nor their host was given; by host. */
  missingImages: Record<string, number>;
}

/** Notes that are kept in words; the rest is counted. */
const savedNotes = 5000;

export function emptyContentReport(site: ContentReport['site'], isDryRun: boolean): ContentReport {
  const none = () => ({ created: 0, updated: 0, unchanged: 0, refused: 0 });
  const counts = Object.fromEntries(countedThings.map((one) => [one, none()])) as ContentReport['counts'];
  return { site, isDryRun, counts, noteCount: 0, notes: [], otherTypes: {}, missingImages: {} };
}

/** Adds a line, cut to what a person reads. */
export function note(report: ContentReport, about: string, reason: NoteReason, value = ''): void {
  report.noteCount++;
  if (report.notes.length < savedNotes)
    report.notes.push({ about: about.slice(0, 200), reason, value: value.slice(0, 300) });
}

/** Counts something of a kind that is counted by name. */
export function countUp(counts: Record<string, number>, name: string, by = 1): void {
  counts[name] = (counts[name] ?? 0) + by;
}
