import { limits } from '@izlog/contract/limits';
import { useActionData } from 'react-router';
import { useAddress } from '../../links/addresses.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Note } from '../../ui/note.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import { type GalleryAsked, queryOfGallery } from './gallery-view.ts';
import type { FailedUploads } from './upload-plain.server.ts';

/** Files are chosen and sent as an ordinary form; with scripts they go up one by one with progress. */
export function GalleryUpload({ asked }: { asked: GalleryAsked }) {
  const { t } = useStaffText();
  const all = useAddress()('adminMedia');
  const answer = useActionData() as (FailedUploads & { form?: string }) | undefined;
  const failed = answer?.form === 'upload' ? answer.failed : [];
  return (
    <form
      method="post"
      action={`${all}${queryOfGallery(asked)}`}
      encType="multipart/form-data"
      className="mupload"
      aria-label={t('media.upload')}
    >
      {failed.length > 0 ? (
        <Note tone="danger" role="alert">
          <ul className="plain">
            {failed.map(({ name, code }) => (
              <li key={name}>
                {code === 'uploadLimit'
                  ? t('core.notifications.uploadLimit', { limit: limits.uploadFiles })
                  : `${name}: ${t(code === 'kind' ? 'media.wrongKind' : 'error.readFile')}`}
              </li>
            ))}
          </ul>
        </Note>
      ) : null}
      <Field label={t('media.uploadFiles')} hint={t('media.uploadHint', { limit: limits.uploadFiles })}>
        {(control) => <input {...control} type="file" name="file" multiple required className="input" />}
      </Field>
      <Button type="submit" tone="primary">
        {t('media.upload')}
      </Button>
    </form>
  );
}
