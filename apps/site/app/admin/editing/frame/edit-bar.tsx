import { type ReactNode, useState } from 'react';
import type { Frame } from '../../../document/frame.ts';
import { pathTo } from '../../../i18n/staff-path.ts';
import { Sheet } from '../../../ui/overlays/dialog.tsx';
import { splitView } from '../../../ui/split-view.tsx';
import { useStaffText } from '../../frame/staff-text.tsx';
import { useBarRoom } from '../bar-room.ts';
import { type PanelName, panelNames } from '../panels/panel-names.ts';
import type { EditStatus } from '../store/edit-status.ts';
import { EditButton, EditIcon, type EditIconName } from './edit-icon.tsx';
import { StatusWords } from './status-words.tsx';

const GalleryDialog = splitView(async () => (await import('../../media/browse-dialog.tsx')).BrowseDialog);

/** The bar at rest, for staff alone: it opens the editor and the gallery and leads to the back office (SHELL-030). */
export function StaffBar({ frame, onEdit }: { frame: Frame; onEdit: () => void }) {
  const { t } = useStaffText();
  const [isOpen, setOpen] = useState(false);
  useBarRoom();
  return (
    <section className="ebar ebar--rest" aria-label={t('edit.staffBar')}>
      {frame.edit ? (
        <button type="button" className="button button--edit" onClick={onEdit}>
          <EditIcon name="edit" /> {t('edit.begin')}
        </button>
      ) : null}
      {frame.gallery ? (
        <button type="button" className="button" onClick={() => setOpen(true)}>
          <EditIcon name="image" /> {t('edit.gallery')}
        </button>
      ) : null}
      <a className="button is-wide" href={pathTo('admin', {}, frame.language)}>
        <EditIcon name="office" /> {t('edit.office')}
      </a>
      {isOpen ? <GalleryDialog language={frame.language} onClose={() => setOpen(false)} /> : null}
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
  onLogIn,
  onRefused,
  panel,
  onPanel,
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
  onLogIn: () => void;
  onRefused: () => void;
  panel: PanelName | undefined;
  onPanel: (name: PanelName) => void;
  onClose: () => void;
  children?: ReactNode;
}) {
  const { t } = useStaffText();
  return (
    <section className="ebar" aria-label={t('edit.bar')}>
      <span className="ebar__dock">
        <EditButton icon="layers" label={t('edit.outline')} pressed={isRailOpen} onClick={onRail} />
        <EditButton icon="undo" label={t('edit.undo')} disabled={!status.canUndo} onClick={onUndo} />
        <EditButton icon="redo" label={t('edit.redo')} disabled={!status.canRedo} onClick={onRedo} />
        <More onPanel={onPanel} />
      </span>
      <StatusWords status={status} onLogIn={onLogIn} onRefused={onRefused} />
      {children}
      {panelNames.map((name) => (
        <span key={name} className="is-wide">
          <EditButton
            icon={icons[name]}
            label={t(`edit.${name}`)}
            pressed={panel === name}
            onClick={() => onPanel(name)}
          />
        </span>
      ))}
      <span className="ebar__sep is-wide" />
      {mayPublish ? (
        <button type="button" className="button button--edit" onClick={onPublish}>
          {t('edit.publish')}
        </button>
      ) : null}
      <EditButton icon="close" label={t('edit.close')} onClick={onClose} />
    </section>
  );
}

const icons: Readonly<Record<PanelName, EditIconName>> = {
  settings: 'settings',
  phone: 'phone',
  history: 'history',
  preview: 'preview',
  languages: 'languages',
  check: 'ok',
  keys: 'keys',
};

/** On phones: what the bar has no room for, in a sheet by the thumb. */
function More({ onPanel }: { onPanel: (name: PanelName) => void }) {
  const { t } = useStaffText();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className="is-phone">
      <EditButton icon="more" label={t('edit.more')} onClick={() => setOpen(true)} />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('edit.more')} closeLabel={t('page.close')}>
        <ul className="plain ed-more">
          {panelNames.map((name) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => {
                  setOpen(false);
                  // Once the sheet has given the focus back, which the panel then takes.
                  setTimeout(() => onPanel(name), 50);
                }}
              >
                <EditIcon name={icons[name]} /> {t(`edit.${name}`)}
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </span>
  );
}
