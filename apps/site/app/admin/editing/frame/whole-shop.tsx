import { documentKey, rootId } from '@izlog/contract/editing/document';
import { useId } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { EditedPage } from '../page/edited-page.ts';

const around = ['header', 'navigation', 'footer', 'notice'] as const;

/** What stands around every page, apart from what belongs to this one: header, menu, footer, notice about cookies. */
export function WholeShop({ page }: { page: EditedPage }) {
  const { t } = useStaffText();
  const titleId = useId();
  const there = around.flatMap((scope) => {
    const document = page.scopes[scope];
    return document ? [{ scope, key: documentKey(document) }] : [];
  });
  if (there.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="rail__sub">
        {t('edit.wholeShop')}
      </h3>
      <ul className="rail__list">
        {there.map(({ scope, key }) => (
          <li key={scope} className="rail__item">
            <button
              type="button"
              className="rail__name"
              onClick={() => page.open({ key, part: rootId, f: rootId })}
            >
              <span>{t(`edit.scope.${scope}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
