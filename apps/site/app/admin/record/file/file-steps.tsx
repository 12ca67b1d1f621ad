import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { PlainActKey } from '#site/admin/ground/frame/once/act-key.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Note } from '#site/ui/note.tsx';

interface ChooseFileProps {
  label: string;
  /** Where it is sent; the page's own address without one. */
  action?: string;
  /** Why the last file was not looked through. */
  refused: StaffKey | undefined;
  /** Words of the button; that it is looked through, if not others. */
  look?: StaffKey;
  /** The file, and what else is asked for with it. */
  children: ReactNode;
}

/** The first step of a file that comes in: it is chosen and looked through, nothing is done yet. Works without scripts. */
export function ChooseFile({ label, action, refused, look = 'people.look', children }: ChooseFileProps) {
  const { t } = useStaffText();
  const isBusy = useNavigation().state === 'submitting';
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      aria-label={label}
      className="stack admin__form"
    >
      {refused ? (
        <Note tone="danger" role="alert">
          {t(refused)}
        </Note>
      ) : null}
      {children}
      <p className="row">
        <Button type="submit" tone="primary" busy={isBusy}>
          {t(look)}
        </Button>
      </p>
    </form>
  );
}

interface StartFileProps {
  label: string;
  action?: string;
  /** What is sent once more, as it was looked through: the file as `text`, and what was chosen with it. */
  sent: Readonly<Record<string, string | undefined>>;
  /** Rows that would change something; without any there is nothing to start. */
  count: number;
  /** Words of the act, with `{count}`. */
  start: StaffKey;
  /** The way to another file. */
  other?: string;
}

/** The second step: the same file once more, now in earnest. */
export function StartFile({ label, action, sent, count, start, other = '?' }: StartFileProps) {
  const { t, number } = useStaffText();
  const isBusy = useNavigation().state === 'submitting';
  return (
    <form method="post" action={action} aria-label={label} className="stack admin__form">
      <PlainActKey name="start" />
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="row">
        {count > 0 ? (
          <Button type="submit" tone="primary" busy={isBusy} name="start" value="true">
            {t(start, { count: number(count) })}
          </Button>
        ) : null}
        <a className="link" href={other}>
          {t('people.other')}
        </a>
      </p>
    </form>
  );
}

/** How many rows there were of each kind. */
export function FileTally({ counts }: { counts: ReadonlyArray<readonly [words: StaffKey, count: number]> }) {
  const { t, number } = useStaffText();
  return (
    <dl className="tally">
      {counts.map(([words, count]) => (
        <div key={words}>
          <dt>{t(words)}</dt>
          <dd>{number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The usual kinds of rows: new ones, changed ones, those that were so already, and refused ones. */
export const rowCounts = (
  report: Readonly<Record<'created' | 'updated' | 'unchanged' | 'refused', number>>,
) =>
  [
    ['imports.created', report.created],
    ['imports.updated', report.updated],
    ['imports.unchanged', report.unchanged],
    ['imports.refusedCount', report.refused],
  ] as const;
