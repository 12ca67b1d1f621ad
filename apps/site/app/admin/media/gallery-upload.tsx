import { limits } from '@izlog/contract/limits';
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useActionData, useRevalidator } from 'react-router';
import { useHydrated } from '../../kit/frame/use-hydrated.ts';
import { useAddress } from '../../links/staff-addresses.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Note } from '../../ui/note.tsx';
import { useToasts } from '../../ui/overlays/toasts.tsx';
import { type AdminKey, useStaffText } from '../frame/staff-text.tsx';
import { type GalleryAsked, queryOfGallery } from './gallery-view.ts';
import { UploadList } from './upload-list.tsx';
import type { FailedUploads } from './upload-plain.server.ts';
import { useUploads } from './use-uploads.ts';

/**
 * Files are chosen, dragged onto the gallery or pasted, and go up with progress; without scripts the same field is an
 * ordinary form.
 */
export function GalleryUpload({ asked, children }: { asked: GalleryAsked; children: ReactNode }) {
  const { t } = useStaffText();
  const { show } = useToasts();
  const { revalidate } = useRevalidator();
  const [isOver, setIsOver] = useState(false);
  const { items, isSending, add, retry, close } = useUploads({
    folder: asked.folder,
    onMany: () =>
      show(t('core.notifications.uploadLimit', { limit: limits.uploadFiles }), { tone: 'danger' }),
    onDone: revalidate,
  });
  const paste = useEffectEvent((event: globalThis.ClipboardEvent) => {
    if (event.target instanceof Element && event.target.closest('input, textarea')) return;
    add([...(event.clipboardData?.files ?? [])]);
  });
  useEffect(() => {
    const listen = (event: globalThis.ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field within serves everybody.
    <div
      className={classNames('mlib__drop', isOver && 'is-over')}
      onDragOver={drag}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        add([...event.dataTransfer.files]);
      }}
    >
      <UploadForm asked={asked} onFiles={add} />
      {items.length > 0 ? (
        <UploadList items={items} onRetry={retry} onClose={isSending ? undefined : close} />
      ) : null}
      {children}
    </div>
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
      <Field
        label={t('media.uploadFiles')}
        hint={t(isHydrated ? 'media.uploadWays' : 'media.uploadHint', { limit: limits.uploadFiles })}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            name="file"
            multiple
            required
            className="input"
            onChange={({ currentTarget }) => {
              onFiles([...(currentTarget.files ?? [])]);
              currentTarget.value = '';
            }}
          />
        )}
      </Field>
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
              : `${name}: ${t(faultWords[code] ?? 'error.readFile')}`}
          </li>
        ))}
      </ul>
    </Note>
  );
}

const faultWords: Readonly<Record<string, AdminKey>> = {
  kind: 'media.wrongKind',
  same: 'media.replaceSame',
  uploadUrlFetchFailed: 'error.uploadUrlFetchFailed',
  uploadToBucketFailed: 'error.uploadToBucketFailed',
};
