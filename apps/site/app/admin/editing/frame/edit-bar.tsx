import type { ReactNode } from 'react';
import type { SiteLanguage } from '../../../i18n/site-language.ts';
import { pathTo } from '../../../i18n/staff-path.ts';
import { useStaffText } from '../../frame/staff-text.tsx';
import type { EditStatus } from '../store/edit-status.ts';
import { EditButton, EditIcon } from './edit-icon.tsx';
import { StatusWords } from './status-words.tsx';

/** The bar at rest, for who may edit: it opens the editor and leads to gallery and back office (SHELL-030). */
export function StaffBar({ language, onEdit }: { language: SiteLanguage; onEdit: () => void }) {
  const { t } = useStaffText();
  return (
    <section className="ebar ebar--rest" aria-label={t('edit.staffBar')}>
      <button type="button" className="button button--edit" onClick={onEdit}>
        <EditIcon name="edit" /> {t('edit.begin')}
      </button>
      <a className="button is-wide" href={pathTo('adminMedia', {}, language)}>
        <EditIcon name="image" /> {t('edit.gallery')}
      </a>
      <a className="button is-wide" href={pathTo('admin', {}, language)}>
        <EditIcon name="office" /> {t('edit.office')}
      </a>
    </section>
  );
}

/** The bar while one edits: how it stands, undo and redo, publish, close. */
export function EditBar({
  status,
  isRailOpen,
  mayPublish,
  onRail,
  onUndo,
  onRedo,
  onPublish,
  onClose,
  children,
}: {
  status: EditStatus;
  isRailOpen: boolean;
  mayPublish: boolean;
  onRail: () => void;
  onUndo: () => void;
  onRedo: () => void;
  onPublish: () => void;
  onClose: () => void;
  children?: ReactNode;
}) {
  const { t } = useStaffText();
  return (
    <section className="ebar" aria-label={t('edit.bar')}>
      <EditButton icon="layers" label={t('edit.outline')} pressed={isRailOpen} onClick={onRail} />
      <span className="ebar__sep is-wide" />
      <StatusWords status={status} />
      {children}
      <EditButton icon="undo" label={t('edit.undo')} disabled={!status.canUndo} onClick={onUndo} />
      <EditButton icon="redo" label={t('edit.redo')} disabled={!status.canRedo} onClick={onRedo} />
      {mayPublish ? (
        <button type="button" className="button button--edit" onClick={onPublish}>
          {t('edit.publish')}
        </button>
      ) : null}
      <EditButton icon="close" label={t('edit.close')} onClick={onClose} />
    </section>
  );
}
