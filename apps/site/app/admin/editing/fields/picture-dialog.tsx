import type { MediaUse } from '@izlog/contract/cms/content/part';
import type { Picture } from '@izlog/contract/media/media';
import type { StoredMedia } from '@izlog/contract/media/stored-media';
import type { MediaKind } from '@izlog/contract/sections/fields';
import { use, useEffect, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useBounded } from '#site/admin/ground/frame/typed/use-bounded.ts';
import { GalleryDialog } from '#site/admin/rooms/media/door/gallery-dialog.tsx';
import { FileFace } from '#site/admin/rooms/media/door/gallery-files.tsx';
import { PlaceInUse } from '#site/admin/rooms/media/door/place-in-use.tsx';
import { loadPlaced, loadStored } from '#site/admin/rooms/media/door/use-gallery-list.ts';
import { prefixOf } from '#site/i18n/site-language.ts';
import { LanguageContext } from '#site/links/addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';

/** A picture in a field, with the file that shows it until the page is loaded again. */
export type ShownUse = MediaUse & { file?: (Picture & { originalName?: string }) | null };

type PictureDialogProps = {
  value: ShownUse | undefined;
  kinds?: readonly MediaKind[];
  /** Words under a picture in a text; elsewhere it has none of its own. */
  caption?: string;
  /** Opens the picture that stands before a film. */
  poster?: (() => void) | undefined;
  onSave: (value: ShownUse | undefined, caption?: string) => void;
  onClose: () => void;
};

/** Another picture out of the gallery for a field, what it says to anyone who cannot see it, and which part is shown (EDIT-015). */
export function PictureDialog({
  value,
  kinds = ['image'],
  caption,
  poster,
  onSave,
  onClose,
}: PictureDialogProps) {
  const { t } = useStaffText();
  const [said, setSaid] = useState(value);
  const [under, setUnder] = useState(caption);
  const language = use(LanguageContext);
  const prefix = prefixOf(language);
  const first = useStored(value?.id, prefix);
  if (value && first === undefined) return null;
  // Anyone who may not see the gallery can still say what a picture shows.
  const shown = first ?? (value?.file ? asStored(value.file) : undefined);
  const [kind] = kinds;
  const what = whatIs(kinds);
  const save = async (file: StoredMedia | undefined) => {
    const wanted = saidOf(said, file, language.code);
    onSave(wanted && file ? { ...wanted, file: await loadPlaced(file, wanted, prefix) } : wanted, under);
  };
  return (
    <GalleryDialog
      title={t(`edit.${what}.title`)}
      kind={kind && kinds.length === 1 ? kindsInGallery[kind] : undefined}
      chosen={shown ? [shown] : []}
      useWords={t('edit.picture.save')}
      footer={
        <>
          {poster ? <Button onClick={poster}>{t('field.poster')}</Button> : null}
          <Button onClick={() => onSave(undefined)}>{t(`edit.${what}.remove`)}</Button>
        </>
      }
      side={(file) => (
        <UseFields
          what={what}
          file={file}
          words={(value?.id === file.id && value.file?.alt) || file.alt}
          use={saidOf(said, file, language.code) ?? { id: file.id, alt: '' }}
          onUse={setSaid}
          caption={under}
          onCaption={setUnder}
        />
      )}
      onChoose={([file]) => void save(file)}
      // A text that is written stays in hand while one chooses a picture for it.
      className={caption === undefined ? undefined : 'ed-rich'}
      onClose={onClose}
    />
  );
}

/** By what name the dialog calls what is chosen in it. */
type What = 'picture' | 'film' | 'file';
const whatIs = (kinds: readonly MediaKind[]): What =>
  kinds.includes('document') ? 'file' : kinds.includes('image') ? 'picture' : 'film';

/** The gallery's own names of what a field takes. */
const kindsInGallery = { image: 'picture', video: 'video', audio: 'video', document: 'document' } as const;

/**
 * What was said of a file stays with it; another one brings its own words, and nothing of the part that was shown. What it
 * says in no other language than this one is not written into the page: there it only stands in until somebody translates.
 */
const saidOf = (
  use: ShownUse | undefined,
  file: StoredMedia | undefined,
  language: string,
): ShownUse | undefined =>
  !file || use?.id === file.id
    ? use
    : { id: file.id, alt: file.decorative ? { decorative: true } : (file.alts[language] ?? '') };

/** A file of which the page knows no more than what it shows. */
const asStored = ({ poster = null, ...file }: Picture): StoredMedia => ({
  ...unknown,
  ...file,
  poster,
  originalName: file.title,
});

const unknown = {
  driveId: '',
  description: '',
  path: '',
  size: 0,
  access: 'public',
  usePublicPath: true,
  default: '',
  alternativePaths: {},
  folderId: null,
  created_at: '',
  alts: {},
  captions: {},
  decorative: false,
  focalPoint: null,
  posterId: null,
  uses: 0,
} as const;

/** The file that stands in the field; null where it is gone, undefined while it is asked for. */
function useStored(id: number | undefined, prefix: string): StoredMedia | null | undefined {
  const [file, setFile] = useState<StoredMedia | null>();
  useEffect(() => {
    if (id === undefined) return;
    let isLeft = false;
    void loadStored(id, prefix).then((found) => {
      if (!isLeft) setFile(found ?? null);
    });
    return () => {
      isLeft = true;
    };
  }, [id, prefix]);
  return file;
}

interface UseFieldsProps {
  what: What;
  file: StoredMedia;
  /** What the file says of itself in the language of the page: it holds where the use says nothing. */
  words: string;
  use: ShownUse;
  onUse: (use: ShownUse) => void;
  caption: string | undefined;
  onCaption: (words: string) => void;
}

function UseFields({ what, file, words, use, onUse, caption, onCaption }: UseFieldsProps) {
  const { t } = useStaffText();
  const alt = typeof use.alt === 'string' ? use.alt : '';
  const isDecorative = typeof use.alt !== 'string';
  const boundedAlt = useBounded(alt, 300, (typed) => onUse({ ...use, alt: typed }));
  const boundedCaption = useBounded(caption ?? '', 300, onCaption);
  const isOfFile = !isDecorative && alt.trim() === '' && words !== '';
  return (
    <>
      <FileFace file={file} />
      <Field
        label={t(`edit.${what}.alt`)}
        hint={isOfFile ? t('edit.picture.altOfFile', { words }) : t(`edit.${what}.altHint`)}
      >
        {(control) => <TextInput {...control} {...boundedAlt} disabled={isDecorative} />}
      </Field>
      <label className="check">
        <input
          type="checkbox"
          checked={isDecorative}
          onChange={({ target }) => onUse({ ...use, alt: target.checked ? { decorative: true } : '' })}
        />
        <span>{t(`edit.${what}.decorative`)}</span>
      </label>
      {caption === undefined ? null : (
        <Field label={t('edit.picture.caption')} hint={file.caption || undefined}>
          {(control) => <TextInput {...control} {...boundedCaption} />}
        </Field>
      )}
      {file.width && file.mime !== 'image/svg+xml' ? (
        <PlaceInUse
          file={file}
          place={use}
          onPlace={({ focal, crop }) => {
            const { focal: _focal, crop: _crop, ...rest } = use;
            onUse({ ...rest, ...(focal ? { focal } : {}), ...(crop ? { crop } : {}) });
          }}
        />
      ) : null}
    </>
  );
}
