import type { ContentReport } from '@izlog/platform/services/content/setup';

/** Lines of the report that are spelled out; the rest is counted. */
const longestList = 50;

type Reason = ContentReport['notes'][number]['reason'];

const reasons: Record<Reason, string> = {
  noNumber: 'left out: it has no number',
  noType: 'left out: it does not say what it is',
  noAddress: 'left out: it leads nowhere',
  noName: 'left out: it has no name',
  refused: 'could not be saved',
  slugChanged: 'has another address, its own was taken',
  changedHere: 'was changed here since and stays as it is',
  untitled: 'had no title and got one from its words',
  hidden: 'stays a draft: not everybody might read it there',
  pictureMissing: 'the file could not be had',
  shortcode: 'a shortcode was left out, only its plug-in can draw it',
  renderedBySite: 'lists and forms of the old site were left out',
  menuEntry: 'the entry of a menu leads to nothing that came in',
  redirectTaken: 'its old address belongs to another page here, nothing leads on from it',
  sameNumber: 'has the number of another entry and came in under a key of its own',
  otherLanguage: 'left out: the site does not have its language; add it and import again',
  commentsLeftOut: 'comments below a page were left out: here they stand below posts',
};

/** What a person is told after an import of content. Texts of the file come without control characters. */
export function contentReportLines(report: ContentReport): string[] {
  const { site, counts, notes, noteCount, otherTypes, missingImages, isDryRun } = report;
  return [
    `${plain(site.title)} (${plain(site.address)})`,
    ...Object.entries(counts).flatMap(([what, { created, updated, unchanged, refused }]) =>
      created + updated + unchanged + refused === 0
        ? []
        : [
            `  ${what.padEnd(11)} ${created} new, ${updated} changed, ${unchanged} as they were${refused > 0 ? `, ${refused} refused` : ''}`,
          ],
    ),
    ...Object.entries(otherTypes).map(
      ([type, count]) => `  ${plain(type).padEnd(11)} ${count} left out: nothing here is of this kind`,
    ),
    ...(noteCount > 0 ? ['Look at:'] : []),
    ...notes
      .slice(0, longestList)
      .map(
        ({ about, reason, value }) =>
          `  ${plain(about) || '–'}: ${reasons[reason]}${value === '' ? '' : ` (${plain(value).slice(0, 120)})`}`,
      ),
    ...(noteCount > longestList
      ? [`  … and ${noteCount - longestList} more; --report FILE.json writes them down.`]
      : []),
    ...Object.entries(missingImages).map(([host, count]) =>
      host === ''
        ? `${count} files without an address: --images names their folder.`
        : `${count} files at ${plain(host)}: --allow-host ${plain(host)} fetches them, --images names a folder that has them.`,
    ),
    ...(isDryRun ? ['This was a dry run: nothing has changed.'] : []),
  ];
}

function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}
