import { limits } from '@izlog/contract/limits';
import { mostMegapixels } from '@izlog/contract/media/picture-fault';
import type { ReactNode } from 'react';
import { useActionData, useRevalidator } from 'react-router';
import { type AdminKey, useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useHydrated } from '#site/kit/frame/use-hydrated.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Note } from '#site/ui/note.tsx';
import { DropArea } from './drop-area.tsx';
import { FileInput } from './file-input.tsx';
import { type GalleryAsked, queryOfGallery } from './gallery-view.ts';
import { pictureFaultWords } from './panel/picture-fault-words.ts';
import type { FailedUploads } from './upload-plain.server.ts';

/**
 * Files are chosen, dragged onto the gallery or pasted, and go up with progress; without scripts the same field is an
 * ordinary form.
 */
export function GalleryUpload({ asked, children }: { asked: GalleryAsked; children: ReactNode }) {
  const { revalidate } = useRevalidator();
  return (
    <DropArea folder={asked.folder} onDone={revalidate}>
      {(add) => (
        <>
          <UploadForm asked={asked} onFiles={add} />
          {children}
        </>
      )}
    </DropArea>
  );
}

function UploadForm({ asked, onFiles }: { asked: GalleryAsked; onFiles: (files: readonly File[]) => void }) {
  const { t } = useStaffText();
  const all = useAddress()('adminMedia');
  const isHydrated = useHydrated();
  return (
    <form
      method="post"
      action={`${all}${queryOfGallery(asked)}`}
      encType="multipart/form-data"
      className="mupload"
      aria-label={t('media.upload')}
    >
      <FailedPlain form="upload" />
      <FileInput name="file" onFiles={onFiles} />
      {isHydrated ? null : (
        <Button type="submit" tone="primary">
          {t('media.upload')}
        </Button>
      )}
    </form>
  );
}

/** What an ordinary form could not send. */
export function FailedPlain({ form }: { form: 'upload' | 'replace' }) {
  const { t } = useStaffText();
  const answer = useActionData() as (FailedUploads & { form?: string }) | undefined;
  if (answer?.form !== form) return null;
  return (
    <Note tone="danger" role="alert">
      <ul className="plain">
        {answer.failed.map(({ name, code }) => (
          <li key={name}>
            {code === 'uploadLimit'
              ? t('core.notifications.uploadLimit', { limit: limits.uploadFiles })
              : `${name}: ${t(faultWords[code] ?? 'error.readFile', { most: mostMegapixels })}`}
          </li>
        ))}
      </ul>
    </Note>
  );
}

const faultWords: Readonly<Record<string, AdminKey>> = {
  ...pictureFaultWords,
  kind: 'media.wrongKind',
  drawing: 'media.unsafeDrawing',
  same: 'media.replaceSame',
  uploadUrlFetchFailed: 'error.uploadUrlFetchFailed',
  uploadToBucketFailed: 'error.uploadToBucketFailed',
};
