import { type DocumentBody, documentKey } from '@izlog/contract/editing/document';
import { useSyncExternalStore } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import type { EditedPage } from '../page/edited-page.ts';
import { sectionsOf } from '../page/scopes.ts';

const isWithoutSections = (body: DocumentBody | undefined): boolean =>
  body !== undefined && body.root.parts.length === 0 && body.root.options.display !== 'legacy';

/** A page without sections says how to begin. */
export function EmptyPage({ page, onBegin }: { page: EditedPage; onBegin: () => void }) {
  const { t } = useStaffText();
  const document = sectionsOf(page.scopes);
  const key = document ? documentKey(document) : '';
  const isEmpty = useSyncExternalStore(page.subscribe, () => isWithoutSections(page.rendered(key)));
  if (!document || !isEmpty) return null;
  return (
    <section className="ed-empty" aria-labelledby="ed-empty">
      <h2 id="ed-empty">{t('edit.empty.title')}</h2>
      <p>{t('edit.empty.lead')}</p>
      <Button onClick={onBegin}>{t('edit.empty.begin')}</Button>
    </section>
  );
}
