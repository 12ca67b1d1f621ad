import type { ImportReport } from '@izlog/platform/services/catalogue/import/index';

/** Refused rows and warnings that are spelled out; the rest is counted. */
const longestList = 50;

/** What a person is told after an import. Texts of the file come without control characters: they could run a terminal. */
export function reportLines(report: ImportReport, isDryRun: boolean): string[] {
  const { created, updated, skipped, refusedRows, rowCount } = report;
  const counts = `${created} created, ${updated} updated, ${skipped} unchanged`;
  return [
    `${counted(rowCount, 'row')} read, ${refusedRows} refused. From them ${counts} (each product and each variant counts; a row can bring both).`,
    ...refusedLines(report),
    ...warningLines(report),
    ...withheldLines(report),
    ...pictureLines(report),
    ...(report.unannouncedSales > 0
      ? [
          `${are(report.unannouncedSales, 'sale price')} charged but not announced: say with --prices-since how long the regular prices have held.`,
        ]
      : []),
    ...(report.ignoredColumns.length > 0
      ? [`Columns that were not read: ${cut(report.ignoredColumns).map(plain).join(', ')}`]
      : []),
    ...(isDryRun ? ['This was a dry run: nothing has changed.'] : []),
  ];
}

function refusedLines({ refused, refusedRows }: ImportReport): string[] {
  if (refusedRows === 0) return [];
  const reported = refused
    .slice(0, longestList)
    .flatMap(({ row, problems }) => problems.map((problem) => line({ row, ...problem })));
  return ['Refused:', ...reported, ...countOfRest(refusedRows, 'refused rows')];
}

function warningLines({ warnings, warningCount }: ImportReport): string[] {
  if (warningCount === 0) return [];
  return [
    'Imported, but look at:',
    ...warnings.slice(0, longestList).map(line),
    ...countOfRest(warningCount, 'warnings'),
  ];
}

function withheldLines({ withheld, withheldCount }: ImportReport): string[] {
  if (withheldCount === 0) return [];
  return [
    'In the shop but not published, until what is missing is there:',
    ...withheld
      .slice(0, longestList)
      .map(({ row, reason, value }) => `  row ${row}, ${plain(value)}: ${reason}`),
    ...countOfRest(withheldCount, 'products'),
  ];
}

function pictureLines({ missingImages }: ImportReport): string[] {
  return cut(Object.entries(missingImages).sort(([, a], [, b]) => b - a)).map(([host, count]) =>
    host === ''
      ? `${are(count, 'picture')} in files: --images names their folder.`
      : `${are(count, 'picture')} at ${plain(host)}: --allow-host ${plain(host)} fetches ${count === 1 ? 'it' : 'them'}.`,
  );
}

function line({ row, column, reason, value }: Omit<ImportReport['warnings'][number], 'record'>): string {
  const shown = value === '' ? '' : `: "${plain(value).slice(0, 80)}"`;
  return `  row ${row}, ${plain(column)}: ${plain(reason)}${shown}`;
}

function countOfRest(count: number, what: string): string[] {
  return count > longestList
    ? [`  … and ${count - longestList} more ${what}; --report FILE.json writes them down.`]
    : [];
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
const are = (count: number, what: string) => `${counted(count, what)} ${count === 1 ? 'is' : 'are'}`;

function cut<T>(list: T[]): T[] {
  return list.slice(0, longestList);
}

function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}
