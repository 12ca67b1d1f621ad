import type { ReactNode } from 'react';
import { useText } from '#site/i18n/use-text.tsx';
import { Note } from '#site/ui/note.tsx';
import { fieldId } from './field-id.ts';
import type { SentForm } from './use-sent-form.ts';

interface DoubtProps {
  form: SentForm;
  /** Of the field it stands beside. */
  name: string;
  /** What is usually said there. */
  usual?: string;
  /** A way to fix it. */
  children?: ReactNode;
}

/** A question about what was typed, read out when it comes; else what is usually said there. */
export function Doubt({ form, name, usual, children }: DoubtProps) {
  const { t } = useText();
  const doubt = form.doubts[name];
  return (
    <>
      <span role="status">
        {doubt ? (
          <>
            {t(doubt.key, doubt.values)} {children}
          </>
        ) : null}
      </span>
      {doubt ? null : usual}
    </>
  );
}

/** Above a form that was sent with something doubtful: which fields to look at, and that it is taken when sent again. */
export function SentDoubts({ form, labels }: { form: SentForm; labels: Readonly<Record<string, string>> }) {
  const { t } = useText();
  const doubts = Object.entries(form.sentDoubts);
  if (doubts.length === 0) return null;
  return (
    <div tabIndex={-1} data-problems="">
      <Note tone="offer" role="alert" title={t('form.doubts')}>
        <ul>
          {doubts.map(([name, { key, values }]) => (
            <li key={name}>
              <a className="link" href={`#${fieldId(form, name)}`}>
                {labels[name]}
              </a>
              : {t(key, values)}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
