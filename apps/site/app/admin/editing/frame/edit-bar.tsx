import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Frame } from '../../../document/frame.ts';
import { Sheet } from '../../../ui/overlays/dialog.tsx';
import { useStaffText } from '../../frame/staff-text.tsx';
import { useBarRoom } from '../bar-room.ts';
import { type PanelName, panelNames } from '../panels/panel-names.ts';
import type { EditStatus } from '../store/edit-status.ts';
import { useOnBody } from '../use-on-body.ts';
import { EditButton, EditIcon, type EditIconName } from './edit-icon.tsx';
import { StaffWays } from './staff-ways.tsx';
import { StatusWords } from './status-words.tsx';

/** The bar at rest, for staff alone: it opens the editor and the gallery and leads to the back office (SHELL-030). */
export function StaffBar({
  frame,
  takesFocus,
  onEdit,
}: {
  frame: Frame;
  takesFocus: boolean;
  onEdit: () => void;
}) {
  const { t } = useStaffText();
  useBarRoom();
  const begin = useFocusHere<HTMLButtonElement>(takesFocus);
  return (
    <section className="ebar ebar--rest" aria-label={t('edit.staffBar')}>
      {frame.edit ? (
        <button ref={begin} type="button" className="button button--edit" onClick={onEdit}>
          <EditIcon name="edit" /> {t('edit.begin')}
        </button>
      ) : null}
      <StaffWays frame={frame} look="words" />
    </section>
  );
}

/** An element that takes the focus as it comes, where it stands for the one that had it. */
function useFocusHere<E extends HTMLElement>(isWanted: boolean): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (isWanted && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return ref;
}

/** The bar while one edits: how it stands, undo and redo, publish, close. */
export function EditBar({
  frame,
  status,
  refusedAt,
  isRailOpen,
  mayPublish,
  takesFocus,
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
  frame: Frame;
  status: EditStatus;
  refusedAt: string | undefined;
  isRailOpen: boolean;
  mayPublish: boolean;
  takesFocus: boolean;
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
  const bar = useFocusHere<HTMLElement>(takesFocus);
  useOnBody('has-dock');
  return (
    <section ref={bar} className="ebar" aria-label={t('edit.bar')} tabIndex={-1}>
      <span className="ebar__dock">
        <EditButton
          icon="layers"
          label={t('edit.outline')}
          words={t('edit.outlineShort')}
          pressed={isRailOpen}
          onClick={onRail}
        />
        <EditButton
          icon="undo"
          label={t('edit.undo')}
          words={t('edit.undo')}
          disabled={!status.canUndo}
          onClick={onUndo}
        />
        <EditButton
          icon="redo"
          label={t('edit.redo')}
          words={t('edit.redo')}
          disabled={!status.canRedo}
          onClick={onRedo}
        />
        <More frame={frame} onPanel={onPanel} />
      </span>
      <span className="ebar__ways is-wide">
        <StaffWays frame={frame} look="drawings" />
      </span>
      <StatusWords status={status} refusedAt={refusedAt} onLogIn={onLogIn} onRefused={onRefused} />
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
function More({ frame, onPanel }: { frame: Frame; onPanel: (name: PanelName) => void }) {
  const { t } = useStaffText();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className="is-phone">
      <EditButton icon="more" label={t('edit.more')} words={t('edit.more')} onClick={() => setOpen(true)} />
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
          <StaffWays frame={frame} look="rows" />
        </ul>
      </Sheet>
    </span>
  );
}
