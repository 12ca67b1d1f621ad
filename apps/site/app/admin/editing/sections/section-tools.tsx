import { documentKey } from '@izlog/contract/editing/document';
import { declarationOf } from '@izlog/contract/sections/section-list';
import { type KeyboardEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { sectionWords } from '../../content/document/section-words.ts';
import { useStaffText } from '../../frame/staff-text.tsx';
import { EditButton, EditIcon, type EditIconName } from '../frame/edit-icon.tsx';
import type { EditedPage } from '../page/edited-page.ts';
import { AddDialog } from './add-dialog.tsx';
import { AroundTools } from './around-tools.tsx';
import { type PartPlace, titleOfPart } from './part-place.ts';
import {
  copy,
  duplicatePart,
  insertSection,
  movePart,
  type Outcome,
  pasteAfter,
  placeNow,
  removePart,
  togglePhone,
} from './section-acts.ts';
import { SettingsPanel } from './settings-panel.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { useCurrentPart } from './use-current-part.ts';
import { useSectionKeys } from './use-section-keys.ts';

type Opened = 'settings' | 'template' | 'above' | 'below';

/** The tools of the section that the pointer or the focus is in: move, copy, settings, delete, add (EDIT-005). */
export function SectionTools({ page }: { page: EditedPage }) {
  const { t } = useStaffText();
  const current = useCurrentPart(page);
  const [opened, setOpened] = useState<{ what: Opened; place: PartPlace }>();
  const [said, setSaid] = useState('');
  useSyncExternalStore(page.store.subscribe, () => current && page.store.shown(current.key));
  const place = current && placeNow(page, current.key, current.id);
  const tell = (outcome: Outcome | undefined) => {
    if (!outcome) return;
    if ('refused' in outcome) return setSaid(t(`edit.section.${outcome.refused}`));
    const name = nameOf(t, outcome.part);
    setSaid(t(`edit.section.${outcome.done}`, { name }));
    if (outcome.done !== 'removed') goTo(page, outcome.part.id);
  };
  useSectionKeys(page, tell);
  return (
    <section aria-label={t('edit.section.tools')} className="ed-section-tools">
      {place ? (
        <Bar
          key={place.part.id}
          page={page}
          place={place}
          tell={tell}
          onOpen={(what) => setOpened({ what, place })}
        />
      ) : null}
      <p className="ed-said" role="status" key={said}>
        {said}
      </p>
      {opened?.what === 'settings' ? (
        <SettingsPanel
          page={page}
          docKey={opened.place.key}
          id={opened.place.part.id}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
      <AroundTools page={page} />
      {opened?.what === 'template' ? (
        <TemplateDialog page={page} part={opened.place.part} onClose={() => setOpened(undefined)} />
      ) : null}
      {opened?.what === 'above' || opened?.what === 'below' ? (
        <AddDialog
          page={page}
          onClose={() => setOpened(undefined)}
          onAdd={(part) => {
            const { key, part: at, siblings, place: index } = opened.place;
            const after = opened.what === 'below' ? at.id : (siblings[index - 1]?.id ?? null);
            setOpened(undefined);
            tell(insertSection(page, key, part, after));
          }}
        />
      ) : null}
    </section>
  );
}

interface BarProps {
  page: EditedPage;
  place: PartPlace;
  tell: (outcome: Outcome | undefined) => void;
  onOpen: (what: Opened) => void;
}

function Bar({ page, place, tell, onOpen }: BarProps) {
  const { t } = useStaffText();
  const bar = useRef<HTMLDivElement>(null);
  const { part, parent, siblings, place: index } = place;
  const name = nameOf(t, part);
  const isSection =
    page.scopes.page !== undefined && place.key === documentKey(page.scopes.page) && parent.id === 'root';
  usePlaceAt(bar, page, part.id);
  return (
    <div
      className="ed-tools"
      ref={bar}
      role="toolbar"
      aria-label={t('edit.section.of', { name })}
      onKeyDown={walk}
    >
      <span className="ed-tools__name">{sectionWords(t, part.handler)}</span>
      <EditButton
        icon="up"
        label={t('edit.moveUp', { name })}
        disabled={index === 0}
        onClick={() => tell(movePart(page, place, -1))}
      />
      <EditButton
        icon="down"
        label={t('edit.moveDown', { name })}
        disabled={index === siblings.length - 1}
        onClick={() => tell(movePart(page, place, 1))}
      />
      <EditButton
        icon="copy"
        label={t('edit.section.duplicate', { name })}
        onClick={() => tell(duplicatePart(page, place))}
      />
      <EditButton
        icon="sliders"
        label={t('edit.section.settings', { name })}
        onClick={() => onOpen('settings')}
      />
      <More {...{ page, place, tell, onOpen, isSection, name }} />
    </div>
  );
}

function More({
  page,
  place,
  tell,
  onOpen,
  isSection,
  name,
}: BarProps & { isSection: boolean; name: string }) {
  const { t } = useStaffText();
  const menu = useRef<HTMLDetailsElement>(null);
  const run = (act: () => void) => () => {
    if (menu.current) menu.current.open = false;
    act();
  };
  const hasPhones = declarationOf(place.part.handler)?.options.hidden !== undefined;
  const isHidden = place.part.mobileOptions.hidden === true;
  return (
    <details className="ed-menu" ref={menu}>
      <summary aria-label={t('edit.section.more', { name })} title={t('edit.section.more', { name })}>
        <EditIcon name="dots" />
      </summary>
      <div className="ed-menu__list">
        {isSection ? (
          <>
            <Item icon="plus" onClick={run(() => onOpen('above'))} words={t('edit.section.addAbove')} />
            <Item icon="plus" onClick={run(() => onOpen('below'))} words={t('edit.section.addBelow')} />
          </>
        ) : null}
        <Item
          icon="copy"
          onClick={run(() => tell(copy(place)))}
          words={t('edit.section.copy')}
          keys="Ctrl C"
        />
        <Item
          icon="cut"
          onClick={run(() => {
            const outcome = copy(place);
            tell('refused' in outcome ? outcome : removePart(page, place));
          })}
          words={t('edit.section.cut')}
          keys="Ctrl X"
        />
        <Item
          icon="paste"
          onClick={run(() => tell(pasteAfter(page, place)))}
          words={t('edit.section.paste')}
          keys="Ctrl V"
        />
        {isSection ? (
          <Item icon="template" onClick={run(() => onOpen('template'))} words={t('edit.section.template')} />
        ) : null}
        {hasPhones ? (
          <Item
            icon="phone"
            onClick={run(() => tell(togglePhone(page, place)))}
            words={t(isHidden ? 'edit.section.showOnPhones' : 'edit.section.hideOnPhones')}
          />
        ) : null}
        <Item
          icon="trash"
          onClick={run(() => tell(removePart(page, place)))}
          words={t('edit.section.remove')}
        />
      </div>
    </details>
  );
}

function Item({
  icon,
  words,
  keys,
  onClick,
}: {
  icon: EditIconName;
  words: string;
  keys?: string;
  onClick: () => void;
}) {
  return (
    <button type="button" onClick={onClick}>
      <EditIcon name={icon} />
      <span>{words}</span>
      {keys ? <kbd>{keys}</kbd> : null}
    </button>
  );
}

type Translate = ReturnType<typeof useStaffText>['t'];

const nameOf = (t: Translate, part: PartPlace['part']): string =>
  titleOfPart(part) || sectionWords(t, part.handler);

/** After the page has it: the part comes into sight, and its first field has the focus. */
function goTo(page: EditedPage, id: string): void {
  requestAnimationFrame(() => {
    const element = page.registry.elementOf(id);
    element?.scrollIntoView({ block: 'nearest' });
    const field = element?.querySelector<HTMLElement>('.is-field');
    if (field && !element?.contains(document.activeElement)) field.focus({ preventScroll: true });
  });
}

/** In the upper right corner of the part, below the bar while that scrolls away. */
function usePlaceAt(bar: { current: HTMLElement | null }, page: EditedPage, id: string): void {
  useLayoutEffect(() => {
    const put = () => {
      const box = page.registry.elementOf(id)?.getBoundingClientRect();
      const own = bar.current;
      if (!own) return;
      own.hidden = !box || box.bottom < 64 || box.top > innerHeight;
      if (!box) return;
      const right = Math.max(8, document.documentElement.clientWidth - box.right);
      own.style.setProperty('right', `${right}px`);
      own.style.setProperty('top', `${Math.min(Math.max(60, box.top), Math.max(60, box.bottom - 44))}px`);
    };
    put();
    addEventListener('scroll', put, { capture: true, passive: true });
    addEventListener('resize', put);
    return () => {
      removeEventListener('scroll', put, { capture: true });
      removeEventListener('resize', put);
    };
  });
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled, summary')];
  all.at((all.indexOf(document.activeElement as HTMLElement) + step) % all.length)?.focus();
  event.preventDefault();
}
