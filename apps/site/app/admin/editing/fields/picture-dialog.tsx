import type { MediaUse } from '@izlog/contract/cms/content/part';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { limits } from '@izlog/contract/limits';
import type { directoryItemFilter } from '@izlog/contract/media/directory-item';
import type { Media } from '@izlog/contract/media/media';
import type { MediaKind } from '@izlog/contract/sections/fields';
import { type DragEvent, useEffect, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { Note } from '../../../ui/note.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { tileSource } from '../../../ui/pictures/picture-of.ts';
import '../../media/gallery.css';
import { useToasts } from '../../../ui/overlays/toasts.tsx';
import { useStaffText } from '../../frame/staff-text.tsx';
import { UploadList } from '../../media/upload-list.tsx';
import { useUploads } from '../../media/use-uploads.ts';
import type { Talk } from '../talk.ts';

type Listed = EndpointAnswer<typeof directoryItemFilter>;
type Stored = Listed['records'][number];
/** A picture in a field, with the file that shows it until the page is loaded anew. */
export type ShownUse = MediaUse & { file?: Stored | null };

/** Another picture out of the gallery for a field, with what it says to who cannot see it (EDIT-015). */
export function PictureDialog({
  value,
  kinds = ['image'],
  talk,
  onSave,
  onClose,
}: {
  value: ShownUse | undefined;
  kinds?: readonly MediaKind[];
  talk: Talk;
  onSave: (value: ShownUse | undefined) => void;
  onClose: () => void;
}) {
  const { t } = useStaffText();
  const [chosen, setChosen] = useState<ShownUse | undefined>(value);
  const alt = chosen && typeof chosen.alt === 'string' ? chosen.alt : '';
  const isDecorative = chosen !== undefined && typeof chosen.alt !== 'string';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('edit.picture.title')}
      closeLabel={t('page.close')}
      shape="wide"
      footer={
        <>
          <Button onClick={() => onSave(undefined)}>{t('edit.picture.remove')}</Button>
          <Button
            tone="primary"
            disabledReason={chosen ? null : t('edit.picture.chooseFirst')}
            onClick={() => onSave(chosen)}
          >
            {t('edit.picture.save')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <Files
          talk={talk}
          kind={kindInGallery(kinds)}
          chosen={chosen?.id}
          onChoose={(file) => setChosen({ id: file.id, alt: file.alt, file })}
        />
        {chosen ? (
          <>
            <Field label={t('edit.picture.alt')} hint={t('edit.picture.altHint')}>
              {(control) => (
                <TextInput
                  {...control}
                  value={alt}
                  disabled={isDecorative}
                  maxLength={300}
                  onChange={({ target }) => setChosen({ ...chosen, alt: target.value })}
                />
              )}
            </Field>
            <label className="check">
              <input
                type="checkbox"
                checked={isDecorative}
                onChange={({ target }) =>
                  setChosen({ ...chosen, alt: target.checked ? { decorative: true } : '' })
                }
              />
              <span>{t('edit.picture.decorative')}</span>
            </label>
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

/** Pictures of the gallery, the newest first, or those whose name or words contain what is typed. */
function Files({
  talk,
  kind,
  chosen,
  onChoose,
}: {
  talk: Talk;
  kind: string | undefined;
  chosen: number | undefined;
  onChoose: (file: Stored) => void;
}) {
  const { t } = useStaffText();
  const [keywords, setKeywords] = useState('');
  const [files, setFiles] = useState<readonly Stored[]>();
  const [isFailed, setFailed] = useState(false);
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once more after an upload
  useEffect(() => {
    let isLeft = false;
    const timer = setTimeout(
      () => {
        const asked = {
          limit: 48,
          ...(kind ? { kind } : {}),
          ...(keywords.trim() ? { keywords: keywords.trim() } : {}),
        };
        talk
          .act('media', asked)
          .then((answer) => {
            if (isLeft) return;
            setFailed(!('data' in answer));
            if ('data' in answer) setFiles((answer.data as Listed).records.filter(isShowable));
          })
          .catch(() => !isLeft && setFailed(true));
      },
      keywords ? 250 : 0,
    );
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [keywords, kind, talk, times]);
  return (
    <>
      <Field label={t('edit.picture.search')}>
        {(control) => (
          <TextInput {...control} value={keywords} onChange={({ target }) => setKeywords(target.value)} />
        )}
      </Field>
      <Upload
        onAdded={(file) => {
          setTimes((before) => before + 1);
          if (!kind || file.mime.startsWith(mimeOf[kind] ?? '')) onChoose(file as Stored);
        }}
      />
      {isFailed ? (
        <Note tone="danger" role="alert">
          {t('edit.picture.failed')}
        </Note>
      ) : null}
      {files?.length === 0 ? <p>{t('edit.picture.none')}</p> : null}
      <ul className="plain ed-pictures">
        {files?.map((file) => (
          <li key={file.id}>
            <button
              type="button"
              aria-pressed={file.id === chosen}
              aria-label={file.alt || file.originalName}
              onClick={() => onChoose(file)}
            >
              {file.mime.startsWith('image/') ? (
                <img src={tileSource(file)} alt="" loading="lazy" width={160} height={120} />
              ) : (
                <span className="ed-file">{file.originalName}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const mimeOf: Readonly<Record<string, string>> = { picture: 'image/', video: 'video/' };

/** Files of one's own: chosen or dropped here, they go into the gallery, and the last one is taken at once. */
function Upload({ onAdded }: { onAdded: (file: Media) => void }) {
  const { t } = useStaffText();
  const { show } = useToasts();
  const { items, isSending, add, retry, close } = useUploads({
    folder: '',
    onMany: () =>
      show(t('core.notifications.uploadLimit', { limit: limits.uploadFiles }), { tone: 'danger' }),
    onDone: () => {},
    onAdded,
  });
  const over = (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field within serves everybody.
    <div
      onDragOver={over}
      onDrop={(event) => {
        event.preventDefault();
        add([...event.dataTransfer.files]);
      }}
    >
      <Field label={t('media.uploadFiles')} hint={t('media.uploadHint', { limit: limits.uploadFiles })}>
        {(control) => (
          <input
            {...control}
            type="file"
            multiple
            className="input"
            onChange={({ target }) => {
              add([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        )}
      </Field>
      {items.length > 0 ? (
        <UploadList items={items} onRetry={retry} onClose={isSending ? undefined : close} />
      ) : null}
    </div>
  );
}

/** The gallery's own name for what a field takes; nothing where it takes several kinds. */
const kindInGallery = (kinds: readonly MediaKind[]): string | undefined =>
  kinds.length > 1
    ? undefined
    : { image: 'picture', video: 'video', audio: 'document', document: 'document' }[kinds[0] ?? 'image'];

const isShowable = ({ access }: Stored) => access === 'public';
