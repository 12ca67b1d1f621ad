import { countedThings, type ImportReport, type NoteReason } from '@izlog/contract/cms/import/import-report';

/** What an import of content did, or would do. */
export type ContentReport = ImportReport;

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
