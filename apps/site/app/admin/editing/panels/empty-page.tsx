import { type DocumentBody, documentKey } from '@izlog/contract/editing/document';
import { useSyncExternalStore } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { useStaffText } from '../../frame/staff-text.tsx';
import type { EditedPage } from '../page/edited-page.ts';

const isWithoutSections = (body: DocumentBody | undefined): boolean =>
  body !== undefined && body.root.parts.length === 0 && body.root.options.display !== 'legacy';

/** A page without sections says how to begin. */
export function EmptyPage({ page, onBegin }: { page: EditedPage; onBegin: () => void }) {
  const { t } = useStaffText();
  const document = page.scopes.page;
  const key = document ? documentKey(document) : '';
  const isEmpty = useSyncExternalStore(page.subscribe, () => isWithoutSections(page.rendered(key)));
  // Products, events and articles have no sections to begin with.
  if (document?.kind !== 'content' || !isEmpty) return null;
  return (
    <section className="ed-empty" aria-labelledby="ed-empty">
      <h2 id="ed-empty">{t('edit.empty.title')}</h2>
      <p>{t('edit.empty.lead')}</p>
      <Button onClick={onBegin}>{t('edit.empty.begin')}</Button>
    </section>
  );
}
