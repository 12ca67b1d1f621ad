import { declarationOf } from '@izlog/contract/sections/section-list';
import { useRef } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { PartPlace } from '../door/part-place.ts';
import { EditIcon, type EditIconName } from '../frame/edit-icon.tsx';
import { shortcuts } from '../frame/shortcuts.ts';
import type { EditedPage } from '../page/edited-page.ts';
import { copy, type Outcome, pasteAfter, removePart, toggleHidden, togglePhone } from './section-acts.ts';

/** What is opened from the tools of a section. */
export type Opened = 'settings' | 'template' | 'above' | 'below' | 'move' | 'hide';

/** What the tools of a section work with. */
export interface BarProps {
  page: EditedPage;
  place: PartPlace;
  tell: (outcome: Outcome | undefined) => void;
  onOpen: (what: Opened) => void;
}

/** All that can be done with a section. */
export function SectionMenu({
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
  const hasPhones = hasOption(place, 'hidden');
  const isHidden = place.part.mobileOptions.hidden === true;
  const isHiddenFromAll = place.part.options.hidden === true;
  return (
    <details className="ed-menu" ref={menu} onToggle={() => menu.current && makeRoom(menu.current)}>
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
        {place.siblings.length > 1 ? (
          <Item
            icon="move"
            onClick={run(() => onOpen('move'))}
            words={t('edit.section.move')}
            keys={shortcuts.moveTo.keys}
          />
        ) : null}
        <Item
          icon="copy"
          onClick={run(() => tell(copy(place)))}
          words={t('edit.section.copy')}
          keys={shortcuts.copy.keys}
        />
        <Item
          icon="cut"
          onClick={run(() => {
            const outcome = copy(place);
            tell('refused' in outcome ? outcome : removePart(page, place));
          })}
          words={t('edit.section.cut')}
          keys={shortcuts.cut.keys}
        />
        <Item
          icon="paste"
          onClick={run(() => void pasteAfter(page, place).then(tell))}
          words={t('edit.section.paste')}
          keys={shortcuts.paste.keys}
        />
        {isSection ? (
          <Item icon="template" onClick={run(() => onOpen('template'))} words={t('edit.section.template')} />
        ) : null}
        {hasPhones ? (
          <Item
            icon="preview"
            onClick={run(() => tell(toggleHidden(page, place)))}
            words={t(isHiddenFromAll ? 'edit.section.showToAll' : 'edit.section.hideFromAll')}
          />
        ) : null}
        {hasPhones ? (
          <Item
            icon="phone"
            onClick={run(() => tell(togglePhone(page, place)))}
            words={t(isHidden ? 'edit.section.showOnPhones' : 'edit.section.hideOnPhones')}
          />
        ) : null}
        {hasOption(place, 'hiddenUntil') ? (
          <Item
            icon="clock"
            onClick={run(() => onOpen('hide'))}
            words={t('edit.section.hide')}
            keys={shortcuts.hide.keys}
          />
        ) : null}
        <Item
          icon="trash"
          onClick={run(() => tell(removePart(page, place)))}
          words={t('edit.section.remove')}
          keys={shortcuts.remove.keys}
        />
      </div>
    </details>
  );
}

/** The list opens to where there is more room, and scrolls in itself: the bar it hangs on does not scroll with the page. */
function makeRoom(menu: HTMLDetailsElement): void {
  const list = menu.querySelector<HTMLElement>('.ed-menu__list');
  if (!menu.open || !list) return;
  const box = menu.getBoundingClientRect();
  // On phones half of the bar lies below.
  const dock = document.querySelector('.ebar__dock')?.getBoundingClientRect().top ?? 0;
  const floor = dock > innerHeight / 2 ? dock : innerHeight;
  const [above, below] = [box.top - 64, floor - box.bottom - 12];
  const isUp = below < list.scrollHeight && above > below;
  menu.classList.toggle('is-up', isUp);
  list.style.setProperty('max-height', `${Math.round(isUp ? above : below)}px`);
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

/** Whether a section has an option, such as being hidden. */
export const hasOption = ({ part }: PartPlace, name: string): boolean =>
  declarationOf(part.handler)?.options[name] !== undefined;
