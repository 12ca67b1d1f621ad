import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { EditNews } from '../talk.ts';

/**
 * Who else edits this page, by initials; their names are read out and shown on hover. Somebody with two tabs is one. A tab
 * of this browser is nobody else; oneself on another device is, for what is written there is not here yet.
 */
export function Presence({
  others,
  person,
  isHere,
}: {
  others: EditNews['others'];
  person: number;
  /** Whether a session is one of this browser. */
  isHere: (session: string) => boolean;
}) {
  const { t } = useStaffText();
  const seen = others.filter(({ user, session }) => user !== person || !isHere(session));
  return (
    <ul className="plain ebar__who" aria-label={t('edit.others')}>
      {seen
        .filter(({ user }, place) => place === seen.findIndex((one) => one.user === user))
        .map(({ user, name }) => {
          const words = user === person ? t('edit.otherDevice') : t('edit.otherEdits', { name });
          return (
            <li key={user} className="presence" title={words}>
              <span aria-hidden="true">{initialsOf(name)}</span>
              <span className="vh">{words}</span>
            </li>
          );
        })}
    </ul>
  );
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
