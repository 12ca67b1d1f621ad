import { useStaffText } from '../../frame/staff-text.tsx';
import type { EditNews } from '../talk.ts';

/** Who else edits this page, by initials; their names are read out and shown on hover. */
export function Presence({ others }: { others: EditNews['others'] }) {
  const { t } = useStaffText();
  return (
    <ul className="plain ebar__who" aria-label={t('edit.others')}>
      {others.map(({ session, name }) => (
        <li key={session} className="presence" title={t('edit.otherEdits', { name })}>
          <span aria-hidden="true">{initialsOf(name)}</span>
          <span className="vh">{t('edit.otherEdits', { name })}</span>
        </li>
      ))}
    </ul>
  );
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
