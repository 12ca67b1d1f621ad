import { documentKey } from '@izlog/contract/editing/document';
import { type KeyboardEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { sectionWords } from '../../content/document/section-words.ts';
import { useStaffText } from '../../frame/staff-text.tsx';
import { EditButton } from '../frame/edit-icon.tsx';
import { AddDialog, HideDialog, MoveDialog, SettingsPanel, TemplateDialog } from '../opened-later.ts';
import type { EditedPage } from '../page/edited-page.ts';
import { firstStop } from '../page/hidden-rows.ts';
import { putAt } from '../page/put-at.ts';
import { AroundTools } from './around-tools.tsx';
import { type PartPlace, titleOfPart } from './part-place.ts';
import {
  duplicatePart,
  hiddenUntil,
  hidePart,
  insertSection,
  movePart,
  movePartTo,
  type Outcome,
  placeNow,
} from './section-acts.ts';
import { type BarProps, hasOption, type Opened, SectionMenu } from './section-menu.tsx';
import { useCurrentPart } from './use-current-part.ts';
import { useSectionKeys } from './use-section-keys.ts';

/** The tools of the section that the pointer or the focus is in: move, copy, settings, delete, add (EDIT-005). */
export function SectionTools({ page }: { page: EditedPage }) {
  const { t, shortDate, time } = useStaffText();
  const current = useCurrentPart(page);
  const [opened, setOpened] = useState<{ what: Opened; place: PartPlace }>();
  const [said, setSaid] = useState('');
  // As the page is drawn: a key in a text changes nothing of its section's tools.
  useSyncExternalStore(page.subscribe, () => current && page.rendered(current.key));
  const place = current && placeNow(page, current.key, current.id);
  const tell = (outcome: Outcome | undefined) => {
    if (!outcome) return;
    if ('refused' in outcome) return setSaid(t(`edit.section.${outcome.refused}`));
    const name = nameOf(t, outcome.part);
    const { place: to = 0, count = 0, at = '' } = outcome as { place?: number; count?: number; at?: string };
    setSaid(
      t(`edit.section.${outcome.done}`, { name, place: to, count, at: at && `${shortDate(at)} ${time(at)}` }),
    );
    if (outcome.done !== 'removed') goTo(page, outcome.part.id);
  };
  useSectionKeys(page, tell, (what, on) => {
    const isOffered = what === 'move' ? on.siblings.length > 1 : hasOption(on, 'hiddenUntil');
    if (isOffered) setOpened({ what, place: on });
  });
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
      {opened?.what === 'move' ? (
        <MoveDialog
          place={opened.place}
          onMove={(to) => {
            setOpened(undefined);
            tell(movePartTo(page, opened.place, to));
          }}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
      {opened?.what === 'hide' ? (
        <HideDialog
          name={nameOf(t, opened.place.part)}
          part={opened.place.part}
          onHide={(until) => {
            setOpened(undefined);
            tell(hidePart(page, opened.place, until));
          }}
          onClose={() => setOpened(undefined)}
        />
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

function Bar({ page, place, tell, onOpen }: BarProps) {
  const { t, shortDate } = useStaffText();
  const bar = useRef<HTMLDivElement>(null);
  const { part, parent, siblings, place: index } = place;
  const name = nameOf(t, part);
  const until = hiddenUntil(part);
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
      <span className="ed-tools__name">
        {sectionWords(t, part.handler)}
        {until ? ` · ${t('edit.section.from', { at: shortDate(until) })}` : ''}
      </span>
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
      <SectionMenu {...{ page, place, tell, onOpen, isSection, name }} />
    </div>
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
    const field = firstStop(element);
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
      putAt(own, -right, Math.min(Math.max(60, box.top), Math.max(60, box.bottom - 44)));
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
