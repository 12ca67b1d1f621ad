import { documentKey } from '@izlog/contract/editing/document';
import { type KeyboardEvent, memo, useRef, useState, useSyncExternalStore } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { sectionWords } from '#site/admin/ground/text/section-words.ts';
import { type PartPlace, titleOfPart } from '../door/part-place.ts';
import { EditButton } from '../frame/edit-icon.tsx';
import { Said } from '../frame/said.tsx';
import { goOnBeside, goToPart } from '../going/go-to-part.ts';
import { HideDialog, MoveDialog, SettingsPanel, TemplateDialog } from '../opened-later.ts';
import type { EditedPage } from '../page/edited-page.ts';
import { firstStop } from '../page/hidden-rows.ts';
import { AddBetween } from './add-between.tsx';
import { AddDialog } from './add-later.ts';
import { AroundTools } from './around-tools.tsx';
import { placeBeside } from './clear-place.ts';
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
import { putFloating, usePlaced } from './use-placed.ts';
import { useSectionKeys } from './use-section-keys.ts';
import { useTell } from './use-tell.ts';

/**
 * The tools of the section that the pointer or the focus is in: move, copy, settings, delete, add (EDIT-005). They are not
 * rendered again where the bar says *saving* and *saved*.
 */
export const SectionTools = memo(function SectionTools({ page }: { page: EditedPage }) {
  const { t } = useStaffText();
  const current = useCurrentPart(page);
  const [opened, setOpened] = useState<{ what: Opened; place: PartPlace }>();
  const say = useTell(page);
  // As the page is rendered: a key in a text changes nothing of its section's tools.
  useSyncExternalStore(page.subscribe, () => current && page.rendered(current.key));
  const isWriting = useSyncExternalStore(page.subscribe, () => page.held() !== undefined);
  const place = current && placeNow(page, current.key, current.id);
  const ownKey = page.scopes.page && documentKey(page.scopes.page);
  const tell = (outcome: Outcome | undefined) => {
    if (!outcome) return;
    say(outcome);
    if ('near' in outcome) goOnBeside(page.registry, outcome.near);
    else if ('done' in outcome) goToPart(page.registry, outcome.part.id);
  };
  useSectionKeys(page, tell, (what, on) => {
    const isOffered = what === 'move' ? on.siblings.length > 1 : hasOption(on, 'hiddenUntil');
    if (isOffered) setOpened({ what, place: on });
  });
  return (
    <section
      aria-label={t('edit.section.tools')}
      className={isWriting ? 'ed-section-tools is-writing' : 'ed-section-tools'}
    >
      {place ? (
        <Bar
          key={place.part.id}
          page={page}
          place={place}
          tell={tell}
          onOpen={(what) => setOpened({ what, place })}
        />
      ) : null}
      {place && current.key === ownKey ? (
        <AddBetween
          page={page}
          docKey={current.key}
          id={current.id}
          onOpen={(what, at) => setOpened({ what, place: at })}
        />
      ) : null}
      <Said announcer={page.announcer} />
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
});

function Bar({ page, place, tell, onOpen }: BarProps) {
  const { t, shortDate } = useStaffText();
  const bar = useRef<HTMLDivElement>(null);
  const { part, parent, siblings, place: index } = place;
  const name = nameOf(t, part);
  const until = hiddenUntil(part);
  const isSection =
    page.scopes.page !== undefined && place.key === documentKey(page.scopes.page) && parent.id === 'root';
  const element = () => page.registry.elementOf(part.id);
  usePlaced(bar, element, (own, of) => putFloating(own, placeBeside(own, of)));
  return (
    <div
      className="ed-tools"
      ref={bar}
      role="toolbar"
      aria-label={t('edit.section.of', { name })}
      onKeyDown={(event) => walk(event, () => firstStop(page.registry.elementOf(part.id))?.focus())}
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

function walk(event: KeyboardEvent<HTMLElement>, back: () => void): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const menu = event.currentTarget.querySelector<HTMLDetailsElement>('details[open]');
  if (event.key === 'Escape' && menu) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  } else if (event.key === 'Escape') back();
  else if (step) {
    const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button, summary')];
    const all = tools.filter((one) => one.checkVisibility());
    all.at((all.indexOf(document.activeElement as HTMLElement) + step) % all.length)?.focus();
  } else return;
  event.preventDefault();
}
