import { useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Note } from '#site/ui/note.tsx';
import type { PageWithout } from '../edit-start.ts';
import { EditButton } from '../frame/edit-icon.tsx';

/** Why the words of a page are not edited where they stand, and what is (EDIT-005). */
export function WithoutWords({ why }: { why: PageWithout }) {
  const { t } = useStaffText();
  return (
    <>
      <p>{t(`edit.without.${why}`)}</p>
      <p>{t('edit.without.rest')}</p>
    </>
  );
}

/** The same in sight, until it is closed: who presses on a headline of such a page would wait for a caret. */
export function WithoutPage({ why }: { why: PageWithout }) {
  const { t } = useStaffText();
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <aside className="ed-unknown ed-without">
      <Note tone="info" title={t('edit.without.title')}>
        <WithoutWords why={why} />
      </Note>
      <EditButton
        icon="close"
        label={t('edit.closePanel', { name: t('edit.without.title') })}
        onClick={() => setOpen(false)}
      />
    </aside>
  );
}
