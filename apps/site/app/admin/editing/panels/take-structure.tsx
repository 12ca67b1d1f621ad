import { type DocumentBody, documentKey } from '@izlog/contract/editing/document';
import { useSyncExternalStore } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';
import type { EditedPage } from '../page/edited-page.ts';
import { structureChanges } from './structure-changes.ts';

/** Takes the sections of another language over, in its order; the words that are here stay. One undo takes it back. */
export function TakeStructure({ page, from, name }: { page: EditedPage; from: DocumentBody; name: string }) {
  const { t } = useStaffText();
  const { show } = useToasts();
  const document = page.scopes.page;
  const key = document ? documentKey(document) : '';
  const own = useSyncExternalStore(page.subscribe, () => page.rendered(key));
  const changes = own ? structureChanges(own, from) : [];
  if (changes.length === 0) return <p className="small soft">{t('edit.sameStructure')}</p>;
  return (
    <Button
      tone="quiet"
      onClick={() => {
        page.store.changeAll(key, changes);
        show(t('edit.structureTaken'), { tone: 'info' });
      }}
    >
      {t('edit.takeStructure', { count: changes.length })}
      <span className="vh">: {name}</span>
    </Button>
  );
}
