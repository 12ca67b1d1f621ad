import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { Frame } from '#site/document/frame.ts';
import { Sheet } from '#site/ui/overlays/dialog.tsx';
import { useBarRoom } from '../bar-room.ts';
import type { EditedPage } from '../page/edited-page.ts';
import { type PanelName, panelNames } from '../panels/panel-names.ts';
import { AddAtEnd } from '../sections/add-at-end.tsx';
import type { EditStatus } from '../store/edit-status.ts';
import { useOnBody } from '../use-on-body.ts';
import { EditButton, EditIcon, type EditIconName } from './edit-icon.tsx';
import { StaffWays } from './staff-ways.tsx';
import { StatusWords } from './status-words.tsx';
import { useAnswered } from './use-answered.ts';

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
  const answered = useAnswered();
  // Until the editor takes the bar's place: on a slow line that is a while.
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    if (!(await answered(onEdit))) setBusy(false);
  };
  return (
    <section className="ebar ebar--rest" aria-label={t('edit.staffBar')}>
      {frame.edit ? (
        <button ref={begin} type="button" className="button button--edit" onClick={() => void press()}>
          <EditIcon name="edit" /> {t(isBusy ? 'edit.opening' : 'edit.begin')}
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

/**
 * The bar while one edits. From the left: where to go, how it stands in words; from the right: close, publish, changes, view,
 * language, undo, people. On phones what one needs most lies below, for the thumb.
 */
export function EditBar({
  frame,
  page,
  status,
  refusedAt,
  changes,
  isRailOpen,
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
  page: EditedPage;
  status: EditStatus;
  refusedAt: string | undefined;
  /** How much is not public; nothing before it is known. */
  changes: number | undefined;
  isRailOpen: boolean;
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
  const { t, number } = useStaffText();
  const bar = useFocusHere<HTMLElement>(takesFocus);
  useOnBody('has-dock');
  const undo = { icon: 'undo', label: t('edit.undo'), disabled: !status.canUndo, onClick: onUndo } as const;
  const redo = { icon: 'redo', label: t('edit.redo'), disabled: !status.canRedo, onClick: onRedo } as const;
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
        <span className="is-phone">
          <EditButton {...undo} words={undo.label} />
        </span>
        <AddAtEnd
          page={page}
          // Where the list lies over the page one goes on adding.
          goesThere={() => !isRailOpen}
          button={(open) => (
            <span className="is-phone">
              <EditButton
                icon="plus"
                label={t('edit.addSection')}
                words={t('edit.addShort')}
                onClick={open}
              />
            </span>
          )}
        />
        <span className="is-phone ebar__changes">
          <EditButton
            icon="list"
            label={changes ? `${t('edit.changes')} (${number(changes)})` : t('edit.changes')}
            words={t('edit.changes')}
            onClick={() => onPanel('changes')}
          />
          {changes ? <span aria-hidden="true">{number(changes)}</span> : null}
        </span>
        <More frame={frame} redo={redo} onPanel={onPanel} />
      </span>
      <span className="ebar__ways is-wide">
        <StaffWays frame={frame} look="drawings" />
      </span>
      <span className="ebar__sep is-wide" />
      <StatusWords
        status={status}
        atRest={page.without ? t('edit.without.bar') : undefined}
        refusedAt={refusedAt}
        onLogIn={onLogIn}
        onRefused={onRefused}
      />
      {children}
      <span className="ebar__sep is-wide" />
      <span className="ebar__ways is-wide">
        <EditButton {...undo} />
        <EditButton {...redo} />
      </span>
      <span className="ebar__ways is-wide is-roomy">
        {panelNames.filter(isDrawing).map((name) => (
          <EditButton
            key={name}
            icon={icons[name]}
            label={t(`edit.${name}`)}
            pressed={panel === name}
            onClick={() => onPanel(name)}
          />
        ))}
      </span>
      <LanguageButton page={page} frame={frame} isOpen={panel === 'languages'} onPanel={onPanel} />
      <ViewSwitch isPhone={panel === 'phone'} onSwitch={() => onPanel('phone')} />
      <button
        type="button"
        className="button is-wide"
        aria-pressed={panel === 'changes'}
        onClick={() => onPanel('changes')}
      >
        {t('edit.changes')} <b>{changes ? `(${number(changes)})` : null}</b>
      </button>
      {page.mayPublish ? (
        <button type="button" className="button button--edit" onClick={onPublish}>
          {t('edit.publish')}
        </button>
      ) : null}
      <span className="ebar__close">
        <EditButton icon="close" label={t('edit.close')} onClick={onClose} />
      </span>
    </section>
  );
}

/** The language of the page, where it has more than one: the panel says how each stands, and leads there. */
function LanguageButton({
  page,
  frame: { languages },
  isOpen,
  onPanel,
}: {
  page: EditedPage;
  frame: Frame;
  isOpen: boolean;
  onPanel: (name: PanelName) => void;
}) {
  const { t } = useStaffText();
  const here = languages.find(({ code }) => code === page.scopes.page?.language);
  if (!here || languages.length < 2) return null;
  return (
    <button
      type="button"
      className="button ebar__language is-wide"
      title={t('edit.languages')}
      aria-pressed={isOpen}
      onClick={() => onPanel('languages')}
    >
      <span className="vh">{t('edit.languages')}: </span>
      {here.code2.toUpperCase()} <EditIcon name="down" />
    </button>
  );
}

/** The page on a wide screen, or as a phone has it. */
function ViewSwitch({ isPhone, onSwitch }: { isPhone: boolean; onSwitch: () => void }) {
  const { t } = useStaffText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons, of which the second opens a panel, are no fields of a form
    <span className="ebar__view is-wide" role="group" aria-label={t('edit.view')}>
      <EditButton
        icon="wide"
        label={t('edit.wide')}
        pressed={!isPhone}
        onClick={() => {
          if (isPhone) onSwitch();
        }}
      />
      <EditButton icon="phone" label={t('edit.phone')} pressed={isPhone} onClick={onSwitch} />
    </span>
  );
}

const icons: Readonly<Record<(typeof panelNames)[number], EditIconName>> = {
  settings: 'settings',
  phone: 'phone',
  history: 'history',
  preview: 'preview',
  languages: 'languages',
  check: 'ok',
  keys: 'keys',
};

/** Panels that the bar shows as drawings; language and view have their own place in it. */
const isDrawing = (name: (typeof panelNames)[number]): boolean => name !== 'languages' && name !== 'phone';

/** What the bar has no room for, in a sheet; on phones by the thumb. */
function More({
  frame,
  redo,
  onPanel,
}: {
  frame: Frame;
  redo: { label: string; disabled: boolean; onClick: () => void };
  onPanel: (name: PanelName) => void;
}) {
  const { t } = useStaffText();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className="is-narrow">
      <EditButton icon="more" label={t('edit.more')} words={t('edit.more')} onClick={() => setOpen(true)} />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('edit.more')} closeLabel={t('page.close')}>
        <ul className="plain ed-more">
          <li>
            <button
              type="button"
              aria-disabled={redo.disabled || undefined}
              onClick={() => {
                if (!redo.disabled) redo.onClick();
              }}
            >
              <EditIcon name="redo" /> {redo.label}
            </button>
          </li>
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
