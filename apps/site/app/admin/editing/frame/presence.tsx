import { useStaffText } from '../../frame/staff-text.tsx';
import type { EditNews } from '../talk.ts';

/**
 * Who else edits this page, by initials; their names are read out and shown on hover. A tab of one's own is nobody else,
 * nor is the one before a reload, which the platform has not forgotten yet; somebody with two tabs is one.
 */
export function Presence({ others, person }: { others: EditNews['others']; person: number }) {
  const { t } = useStaffText();
  return (
    <ul className="plain ebar__who" aria-label={t('edit.others')}>
      {others
        .filter(
          ({ user }, place) => user !== person && place === others.findIndex((one) => one.user === user),
        )
        .map(({ user, name }) => (
          <li key={user} className="presence" title={t('edit.otherEdits', { name })}>
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
