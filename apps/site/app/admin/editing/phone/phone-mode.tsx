import type { Part } from '@izlog/contract/cms/content/part';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { fieldWords } from '#site/admin/ground/text/section-words.ts';
import type { PageHooks } from '#site/editable/edit-context.ts';
import { FieldPlate } from '../frame/field-plate.tsx';
import { FieldDialog, RichBar } from '../opened-later.ts';
import type { EditedPage } from '../page/edited-page.ts';
import { openOnPhone } from '../page/open-page.ts';
import { hiddenWords } from '../sections/hidden-words.ts';
import { useKeysOfPageAround } from '../use-page-keys.ts';
import { useNoWayOut } from '../use-way-out.ts';
import { OwnPlate } from './own-plate.tsx';
import { pageAround } from './phone-frame.ts';

/**
 * The editor inside the frame of a phone: what is written here is the phone's own (EDIT-008). Bar, undo and publishing are
 * those of the page around it, whose store it works on.
 */
export function PhoneMode({ onHooks }: { onHooks: (hooks: PageHooks | null) => void }) {
  const { t } = useStaffText();
  const { revalidate } = useRevalidator();
  const [page, setPage] = useState<EditedPage>();
  const [outer] = useState(pageAround);
  useNoWayOut();
  const [around] = useState(() => ({
    onHooks,
    labelOf: (f: string) => fieldWords(t, f),
    hiddenWords: (part: Part) => hiddenWords(t, part),
    reload: () => revalidate(),
  }));
  useEffect(() => {
    if (!outer) return;
    document.documentElement.classList.add('is-edited', 'is-phone-frame');
    const opened = openOnPhone(outer, around);
    setPage(opened);
    // What the frame was loaded with may be older than the page around it: one wrote there meanwhile.
    opened.asking();
    void around.reload();
    // A frame that is removed tells nobody else.
    const close = () => opened.close();
    addEventListener('pagehide', close);
    return () => {
      removeEventListener('pagehide', close);
      close();
    };
  }, [outer, around]);
  return page ? <OpenPhone page={page} /> : null;
}

function OpenPhone({ page }: { page: EditedPage }) {
  const held = useSyncExternalStore(page.subscribe, page.held);
  const opened = useSyncExternalStore(page.subscribe, page.opened);
  useNews(page);
  useKeysOfPageAround();
  return (
    <div>
      {held ? <FieldPlate key={`plate ${held.gesture}`} held={held} page={page} /> : null}
      {held?.rich ? <RichBar key={held.gesture} held={{ ...held, rich: held.rich }} page={page} /> : null}
      {opened ? <FieldDialog page={page} place={opened} /> : null}
      <OwnPlate page={page} />
    </div>
  );
}

/** Sections that need data are asked for once the page around has saved them. */
function useNews(page: EditedPage): void {
  const { revalidate } = useRevalidator();
  const { state, savedAt } = useSyncExternalStore(page.store.subscribe, page.store.status);
  useEffect(() => {
    if (state !== 'saved' || !savedAt || !page.needsData()) return;
    page.asking();
    void revalidate();
  }, [page, state, savedAt, revalidate]);
}
