import type { StoredMedia } from '@izlog/contract/media/stored-media';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import { sizeWords } from '../gallery-view.ts';
import { GalleryDialog } from './gallery-dialog.tsx';

/** The gallery over a page of the shop: to look at, to upload into; a chosen file leads to its texts and places. */
export function BrowseDialog({ language, onClose }: { language: SiteLanguage; onClose: () => void }) {
  const { t } = useStaffText();
  const gallery = pathTo('adminMedia', {}, language);
  return (
    <GalleryDialog
      side={(file) => <Facts file={file} href={`${gallery}?file=${file.id}`} />}
      footer={
        <a className="link" href={gallery}>
          {t('media.pick.all')}
        </a>
      }
      onClose={onClose}
    />
  );
}

function Facts({ file, href }: { file: StoredMedia; href: string }) {
  const { t, number } = useStaffText();
  const { originalName, extension, width, height, size, uses } = file;
  return (
    <>
      <h3 className="h4">{originalName}</h3>
      <p className="small soft">
        {[extension.toUpperCase(), width && height ? `${width} × ${height}` : '', sizeWords(size, number)]
          .filter(Boolean)
          .join(', ')}
      </p>
      <p className="small">{uses > 0 ? t('media.usedIn', { count: uses }) : t('media.unused')}</p>
      <p>
        <a className="button" href={href}>
          {t('media.pick.edit')}
        </a>
      </p>
    </>
  );
}
