import type { Part } from '@izlog/contract/cms/content/part';
import { rootId } from '@izlog/contract/editing/document';
import { pathOf } from '@izlog/contract/editing/op';
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useBounded } from '#site/admin/ground/frame/typed/use-bounded.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { FormDialog } from '#site/ui/overlays/form-dialog.tsx';
import { emptyPart } from '../door/part-place.ts';
import { EditButton, EditIcon } from '../frame/edit-icon.tsx';
import type { EditedPage } from '../page/edited-page.ts';
import { SettingsPanel } from '../sections/settings-panel.tsx';
import { type EntryMove, type EntryPlace, moveOf, placesOf } from './entry-moves.ts';
import { focusNear } from './focus-near.ts';

/**
 * The menu as a tree: entries are named where they stand, moved, put below one another and taken away by buttons and by keys;
 * where each leads stands behind its own button. All of it is a draft like everything else.
 */
export function NavigationDialog({
  page,
  docKey,
  onClose,
}: {
  page: EditedPage;
  docKey: string;
  onClose: () => void;
}) {
  const { t } = useStaffText();
  const body = useSyncExternalStore(page.store.subscribe, () => page.store.shown(docKey));
  const [settled, setSettled] = useState<string>();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const focus = useFocusOn(list);
  const places = body ? placesOf(body.root) : [];
  const move = (place: EntryPlace, way: EntryMove) => {
    const change = moveOf(place, way);
    if (!change) return;
    page.store.change(docKey, change);
    setSaid(t('edit.menu.moved', { name: nameOf(place.part) || t('edit.menu.unnamed') }));
    focus(place.part.id);
  };
  const add = () => {
    const part = emptyPart('entry', 'entries');
    const after = body?.root.parts.at(-1)?.id ?? null;
    page.store.change(docKey, { op: 'insert', part, parent: rootId, slot: 'entries', after });
    focus(part.id);
    setSaid(t('edit.section.pasted', { name: t('edit.menu.unnamed') }));
  };
  const remove = ({ part }: EntryPlace) => {
    focusNear();
    page.store.change(docKey, { op: 'remove', part: part.id });
    setSaid(t('edit.section.removed', { name: nameOf(part) || t('edit.menu.unnamed') }));
  };
  return (
    <FormDialog
      open
      onClose={() => {
        void page.store.flush();
        onClose();
      }}
      title={t('edit.scope.navigation')}
      closeLabel={t('page.close')}
      shape="wide"
    >
      <div className="stack">
        <p className="soft">{t('edit.menu.lead')}</p>
        <ol className="plain ed-menu-tree" ref={list}>
          {places.map((place) => (
            <Entry
              key={place.part.id}
              page={page}
              docKey={docKey}
              place={place}
              onMove={(way) => move(place, way)}
              onRemove={() => remove(place)}
              onSettings={() => setSettled(place.part.id)}
            />
          ))}
        </ol>
        <p>
          <Button onClick={add}>{t('edit.menu.add')}</Button>
        </p>
        <p className="vh" role="status">
          {said}
        </p>
      </div>
      {settled ? (
        <SettingsPanel page={page} docKey={docKey} id={settled} onClose={() => setSettled(undefined)} />
      ) : null}
    </FormDialog>
  );
}

const ways: Readonly<Record<string, EntryMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

function Entry({
  page,
  docKey,
  place,
  onMove,
  onRemove,
  onSettings,
}: {
  page: EditedPage;
  docKey: string;
  place: EntryPlace;
  onMove: (way: EntryMove) => void;
  onRemove: () => void;
  onSettings: () => void;
}) {
  const { t } = useStaffText();
  const { part, depth } = place;
  const name = nameOf(part) || t('edit.menu.unnamed');
  const gesture = useRef<string>(undefined);
  const press = (event: KeyboardEvent) => {
    const way = event.altKey ? ways[event.key] : undefined;
    if (!way) return;
    event.preventDefault();
    onMove(way);
  };
  const path = pathOf(part.id, 'meta', 'name');
  const bounded = useBounded(nameOf(part), 120, (value) => {
    gesture.current ??= crypto.randomUUID();
    page.store.change(docKey, { op: 'set', path, value }, gesture.current);
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys are those of the field and buttons within.
    <li className={depth > 0 ? 'is-below' : undefined} data-entry={part.id} onKeyDown={press}>
      <TextInput
        aria-label={t('edit.menu.name', { name })}
        {...bounded}
        onBlur={() => {
          gesture.current = undefined;
        }}
      />
      <span className="ed-chosen-list__acts">
        <EditButton
          icon="up"
          label={t('edit.moveUp', { name })}
          disabled={!moveOf(place, 'up')}
          onClick={() => onMove('up')}
        />
        <EditButton
          icon="down"
          label={t('edit.moveDown', { name })}
          disabled={!moveOf(place, 'down')}
          onClick={() => onMove('down')}
        />
        <EditButton
          icon={depth > 0 ? 'outward' : 'inward'}
          label={t(depth > 0 ? 'edit.menu.out' : 'edit.menu.in', { name })}
          disabled={!moveOf(place, depth > 0 ? 'out' : 'in')}
          onClick={() => onMove(depth > 0 ? 'out' : 'in')}
        />
        <Button className="button--small" onClick={onSettings}>
          <EditIcon name="sliders" /> {t('edit.menu.leads')}
          <span className="vh">: {name}</span>
        </Button>
        <EditButton icon="trash" label={t('edit.removeSection', { name })} onClick={onRemove} />
      </span>
    </li>
  );
}

const nameOf = ({ meta }: Part): string => (typeof meta.name === 'string' ? meta.name : '');

/** Puts the focus into the name of an entry once it is rendered where it stands now. */
function useFocusOn(list: { current: HTMLElement | null }): (id: string) => void {
  const [wanted, setWanted] = useState<{ id: string }>();
  useEffect(() => {
    if (!wanted) return;
    const entries = list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [];
    const entry = [...entries].find((one) => one.dataset.entry === wanted.id);
    // A button that was pressed keeps the focus unless the move took it away.
    if (!entry?.contains(document.activeElement)) entry?.querySelector('input')?.focus();
  }, [wanted, list]);
  return (id) => setWanted({ id });
}
