import { type ReactNode, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { Frame } from '#site/document/frame.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import { splitView } from '#site/ui/split-view.tsx';
import { EditButton, EditIcon } from './edit-icon.tsx';

const GalleryDialog = splitView(
  async () => (await import('#site/admin/rooms/media/door/browse-dialog.tsx')).BrowseDialog,
);

/** Buttons with words, drawings alone, or rows of a list. */
type WaysLook = 'words' | 'drawings' | 'rows';

/** Where staff go from any page, edited or not: the gallery over it (SHELL-030), and the back office. */
export function StaffWays({ frame, look }: { frame: Frame; look: WaysLook }) {
  const { t } = useStaffText();
  // Counted: where its code did not come, the next press asks for it again.
  const [times, setTimes] = useState(0);
  const open = () => setTimes(times + 1);
  const office = pathTo('admin', {}, frame.language);
  const ways: Record<WaysLook, () => ReactNode> = {
    words: () => (
      <>
        {frame.gallery ? (
          <button type="button" className="button" aria-label={t('edit.gallery')} onClick={open}>
            <EditIcon name="image" /> <span className="is-wide">{t('edit.gallery')}</span>
          </button>
        ) : null}
        <a className="button" href={office} aria-label={t('edit.office')}>
          <EditIcon name="office" /> <span className="is-wide">{t('edit.office')}</span>
        </a>
      </>
    ),
    drawings: () => (
      <>
        {frame.gallery ? <EditButton icon="image" label={t('edit.gallery')} onClick={open} /> : null}
        <a className="icon-button" href={office} aria-label={t('edit.office')} title={t('edit.office')}>
          <EditIcon name="office" />
        </a>
      </>
    ),
    rows: () => (
      <>
        {frame.gallery ? (
          <li>
            <button type="button" onClick={open}>
              <EditIcon name="image" /> {t('edit.gallery')}
            </button>
          </li>
        ) : null}
        <li>
          <a href={office}>
            <EditIcon name="office" /> {t('edit.office')}
          </a>
        </li>
      </>
    ),
  };
  return (
    <>
      {ways[look]()}
      <span className="ed-late">
        {times > 0 ? (
          <GalleryDialog key={times} language={frame.language} onClose={() => setTimes(0)} />
        ) : null}
      </span>
    </>
  );
}
