import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { EditStatus } from '../store/edit-status.ts';
import { EditIcon, type EditIconName } from './edit-icon.tsx';

const looks: Readonly<Record<EditStatus['state'], { icon: EditIconName; tone: string }>> = {
  saved: { icon: 'ok', tone: 'tone-success' },
  saving: { icon: 'saving', tone: '' },
  offline: { icon: 'offline', tone: 'tone-offer' },
  full: { icon: 'warn', tone: 'tone-offer' },
  loggedOut: { icon: 'warn', tone: 'tone-danger' },
  noRight: { icon: 'warn', tone: 'tone-danger' },
  conflict: { icon: 'warn', tone: 'tone-danger' },
  refused: { icon: 'warn', tone: 'tone-danger' },
};

/** How the work stands, in words: saved when, saving, what waits and why. Read out when it changes. */
export function StatusWords({
  status,
  atRest,
  refusedAt,
  onLogIn,
  onRefused,
}: {
  status: EditStatus;
  /** Said while nothing was changed yet, in place of that all is saved. */
  atRest?: string | undefined;
  /** What the field is called whose value was refused. */
  refusedAt: string | undefined;
  onLogIn: () => void;
  onRefused: () => void;
}) {
  const { t, time } = useStaffText();
  const { state, pending, savedAt } = status;
  const { icon, tone } = looks[state];
  const words =
    state === 'saved' && savedAt
      ? t('edit.savedAt', { time: time(savedAt.toISOString()) })
      : state === 'refused' && refusedAt
        ? t('edit.refusedAt', { field: refusedAt })
        : state === 'saved' && atRest
          ? atRest
          : t(`edit.${state}`, { count: pending });
  const way =
    state === 'loggedOut'
      ? ([t('edit.login.open'), onLogIn] as const)
      : state === 'refused'
        ? ([t('edit.goThere'), onRefused] as const)
        : undefined;
  return (
    <div className="ebar__state">
      <p className={`ebar__status ${tone}`} role="status">
        <EditIcon name={icon} />
        <span>{words}</span>
      </p>
      {way ? (
        <button type="button" className="link" onClick={way[1]}>
          {way[0]}
        </button>
      ) : null}
    </div>
  );
}
