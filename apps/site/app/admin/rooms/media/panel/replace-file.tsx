import { useRevalidator } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { FileField } from '#site/admin/record/file/file-field.tsx';
import { useHydrated } from '#site/kit/frame/use-hydrated.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { UploadList } from '../door/upload-list.tsx';
import { useUploads } from '../door/use-uploads.ts';
import { FailedPlain } from '../gallery-upload.tsx';
import { type FileView, type GalleryView, queryOfGallery } from '../gallery-view.ts';

/** Another file in its place, everywhere: it goes up with progress once it is chosen; without scripts by an ordinary form. */
export function ReplaceFile({ view, file }: { view: GalleryView; file: FileView }) {
  const { t } = useStaffText();
  const all = useAddress()('adminMedia');
  const isHydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const { items, isSending, add, retry, close } = useUploads({
    folder: '',
    replaces: file.id,
    onMany: () => {},
    onDone: revalidate,
  });
  return (
    <details>
      <summary className="link">{t('media.replace')}</summary>
      <form
        method="post"
        action={`${all}${queryOfGallery(view.asked, { file: file.id })}`}
        encType="multipart/form-data"
        className="stack"
        aria-label={t('media.replace')}
      >
        <FailedPlain form="replace" />
        <input type="hidden" name="replace" value={file.id} />
        <FileField
          label={t('media.newFile')}
          hint={t('media.replaceLead')}
          name="file"
          required
          disabled={isSending}
          onFiles={(files) => add(files.slice(0, 1))}
        />
        {items.length > 0 ? (
          <UploadList items={items} onRetry={retry} onClose={isSending ? undefined : close} />
        ) : null}
        {isHydrated ? null : <Button type="submit">{t('media.replace')}</Button>}
      </form>
    </details>
  );
}
