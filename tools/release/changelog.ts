const notYet = '(not yet released)';
/** A part of the changelog begins with such a line. */
const heading = /^## (.+)$/m;

/** What the changelog says of the version on top: its heading and its text. */
export function newestPart(changelog: string): { title: string; text: string } {
  const [, title = '', text = ''] = /^## (.+)\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(changelog) ?? [];
  return { title, text: text.trim() };
}

/**
 * The changelog with its newest part, until then "(not yet released)", made that of a version of this day. One that is
 * made already is left as it is. Throws when there is nothing to tell.
 */
export function releasedChangelog(changelog: string, version: string, now: Date): string {
  const { title, text } = newestPart(changelog);
  if (text === '') throw new Error('CHANGELOG.md tells nothing of this version.');
  if (title.startsWith(`${version} (`) && !title.endsWith(notYet)) return changelog;
  if (!title.endsWith(notYet))
    throw new Error(`CHANGELOG.md begins with "${title}" instead of a part that is "${notYet}".`);
  return changelog.replace(heading, `## ${version} (${now.toISOString().slice(0, 10)})`);
}

/** Whether two texts of the changelog say the same but for the heading of the newest part. */
export function differOnlyInHeading(one: string, other: string): boolean {
  return one.replace(heading, '') === other.replace(heading, '');
}
