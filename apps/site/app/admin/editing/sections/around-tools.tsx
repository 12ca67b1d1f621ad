import { documentKey, rootId } from '@izlog/contract/editing/document';
import { useEffect, useRef, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { sectionWords } from '#site/admin/ground/text/section-words.ts';
import { EditButton } from '../frame/edit-icon.tsx';
import { SettingsPanel } from '../opened-later.ts';
import type { EditedPage } from '../page/edited-page.ts';
import { placeBeside } from './clear-place.ts';
import { putFloating, usePlaced } from './use-placed.ts';

type Around = 'header' | 'footer' | 'notice';
const handlers = { header: 'header-section', footer: 'footer-section', notice: 'cookie-section' } as const;

/**
 * While one is in the header or the footer: all fields of it, also those that are empty and therefore not on the page
 * (SHELL-014, SHELL-015, SHELL-018), and its lists.
 */
export function AroundTools({ page }: { page: EditedPage }) {
  const { t } = useStaffText();
  const [around, setAround] = useState<Around>();
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const element = () => (around ? document.querySelector(places[around]) : null);
  usePlaced(bar, element, (own, of) => putFloating(own, placeBeside(own, of)));
  useEffect(() => {
    const enter = ({ target }: Event) => {
      if (
        !(target instanceof Element) ||
        target.closest('.ed-section-tools, .ed-around, .ebar, .rail, dialog')
      )
        return;
      setAround(aroundOf(target));
    };
    const names = ['pointerover', 'pointerdown', 'focusin'] as const;
    for (const name of names) document.addEventListener(name, enter, { passive: true });
    return () => {
      for (const name of names) document.removeEventListener(name, enter);
    };
  }, []);
  const edited = around && page.scopes[around];
  if (!around || !edited) return null;
  const menu = page.scopes.navigation;
  const name = sectionWords(t, handlers[around]);
  return (
    <>
      <div className="ed-tools ed-around" ref={bar}>
        <span className="ed-tools__name">{name}</span>
        <EditButton
          icon="sliders"
          label={t('edit.section.settings', { name })}
          onClick={() => setOpen(true)}
        />
        {around === 'header' && menu ? (
          <EditButton
            icon="list"
            label={t('edit.menu.open')}
            onClick={() => page.open({ key: documentKey(menu), part: rootId, f: rootId })}
          />
        ) : null}
      </div>
      {isOpen ? (
        <SettingsPanel page={page} docKey={documentKey(edited)} id={rootId} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

const places: Readonly<Record<Around, string>> = {
  footer: 'footer.footer',
  header: 'header.header',
  notice: 'section.cookie',
};

const aroundOf = (target: Element): Around | undefined =>
  (Object.keys(places) as Around[]).find((one) => target.closest(places[one]));
