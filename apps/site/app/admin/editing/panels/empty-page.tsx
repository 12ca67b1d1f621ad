import { documentKey } from '@izlog/contract/editing/document';
import { useSyncExternalStore } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { useStaffText } from '../../frame/staff-text.tsx';
import type { EditedPage } from '../page/edited-page.ts';

/** A page without sections says how to begin. */
export function EmptyPage({ page, onBegin }: { page: EditedPage; onBegin: () => void }) {
  const { t } = useStaffText();
  const document = page.scopes.page;
  const key = document ? documentKey(document) : '';
  const body = useSyncExternalStore(page.store.subscribe, () => page.store.shown(key));
  // Products, events and articles have no sections to begin with.
  if (document?.kind !== 'content' || !body || body.root.parts.length > 0) return null;
  if (body.root.options.display === 'legacy') return null;
  return (
    <section className="ed-empty" aria-labelledby="ed-empty">
      <h2 id="ed-empty">{t('edit.empty.title')}</h2>
      <p>{t('edit.empty.lead')}</p>
      <Button onClick={onBegin}>{t('edit.empty.begin')}</Button>
    </section>
  );
}
