import { mediaAddress } from '@izlog/contract/media/media-address';
import type { StoredMedia } from '@izlog/contract/media/stored-media';
import { use, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { prefixOf } from '#site/i18n/site-language.ts';
import { TextField } from '#site/kit/forms/form-fields.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { LanguageContext } from '#site/links/addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { PictureChoice } from '../door/picture-choice.tsx';
import { loadStored } from '../door/use-gallery-list.ts';
import type { FileView } from '../gallery-view.ts';
import { sendFile } from '../send-file.ts';
import { frameOf } from './frame-of.ts';

/** The picture before a video plays: out of the gallery, or its own first frame (MEDIA-012); without scripts by its number. */
export function PosterChoice({ form, file }: { form: SentForm; file: FileView }) {
  const { t } = useStaffText();
  const value = file.posterId === null ? '' : String(file.posterId);
  return (
    <PictureChoice
      form={form}
      name="posterId"
      label={t('media.posterPicture')}
      value={value}
      known={[]}
      plain={
        <TextField
          form={form}
          name="posterId"
          label={t('media.poster')}
          hint={t('media.posterHint')}
          inputMode="numeric"
          isOptional
          defaultValue={value}
        />
      }
      ways={(take) =>
        file.access === 'public' && file.mime.startsWith('video/') ? (
          <FirstFrame file={file} onFrame={take} />
        ) : null
      }
    />
  );
}

function FirstFrame({ file, onFrame }: { file: FileView; onFrame: (frame: StoredMedia) => void }) {
  const { t } = useStaffText();
  const prefix = prefixOf(use(LanguageContext));
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const take = async () => {
    setState('busy');
    const frame = await storedFrame(file, prefix);
    setState(frame ? 'ready' : 'failed');
    if (frame) onFrame(frame);
  };
  return (
    <>
      <Button busy={state === 'busy'} onClick={() => void take()}>
        {t('media.firstFrame')}
      </Button>
      {state === 'failed' ? (
        <span className="error" role="alert">
          {t('media.firstFrameFailed')}
        </span>
      ) : null}
    </>
  );
}

/** The first frame as a file of the gallery; nothing where this browser cannot draw it or it cannot be sent. */
async function storedFrame(file: FileView, prefix: string): Promise<StoredMedia | undefined> {
  const name = file.originalName.replace(/(\.\w+)?$/, '.jpg');
  const frame = await frameOf(mediaAddress(file, 'original'), name);
  if (!frame) return undefined;
  try {
    const folder = file.folderId === null ? '' : String(file.folderId);
    const { id } = await sendFile(frame, { folder, progress: { done: new Set() }, onSent: () => {} });
    return await loadStored(id, prefix);
  } catch {
    // Reported beside the button: it can be pressed again.
    return undefined;
  }
}
