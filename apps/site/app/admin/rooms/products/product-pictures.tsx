import { limits } from '@izlog/contract/limits';
import type { Picture } from '@izlog/contract/media/media';
import { isRaster, mediaAddress } from '@izlog/contract/media/media-address';
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { takingFiles } from '#site/admin/record/file/file-field.tsx';
import { UploadList } from '#site/admin/rooms/media/door/upload-list.tsx';
import { usePastedFiles } from '#site/admin/rooms/media/door/use-pasted-files.ts';
import { useScriptedField } from '#site/admin/rooms/media/door/use-scripted-field.ts';
import { useUploads } from '#site/admin/rooms/media/door/use-uploads.ts';
import { TextField } from '#site/kit/forms/form-fields.tsx';
import { useHydrated } from '#site/kit/frame/use-hydrated.ts';
import { classNames } from '#site/ui/class-names.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { IconButton } from '#site/ui/controls/icon-button.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';
import { splitView } from '#site/ui/split-view.tsx';
import { Badge } from '#site/ui/tag.tsx';
import type { GroupProps } from './product-view.ts';

const GalleryDialog = splitView(
  async () => (await import('#site/admin/rooms/media/door/gallery-dialog.tsx')).GalleryDialog,
);

/**
 * Pictures in the order of the shop: put there by dragging or by buttons, sent up in place, taken from the gallery, each
 * with words by language. Their ids stand in one field, so that the form works without scripts too.
 */
export function ProductPictures({ form, view }: GroupProps) {
  const { t } = useStaffText();
  const isHydrated = useHydrated();
  const start = form.typed.media?.split(/\s+/).filter(Boolean).map(Number);
  const [known, setKnown] = useState<readonly Picture[]>(view.record?.pictures ?? []);
  const [ids, setIds] = useState<readonly number[]>(
    start ?? view.record?.media.map(({ mediaId }) => mediaId) ?? [],
  );
  const { field, first } = useScriptedField(ids.join(' '), (text) =>
    setIds(text.split(' ').filter(Boolean).map(Number)),
  );
  const add = (picture: Picture) => {
    setKnown((all) => (all.some(({ id }) => id === picture.id) ? all : [...all, picture]));
    setIds((all) => (all.includes(picture.id) ? all : [...all, picture.id]));
  };
  const move = (from: number, to: number) =>
    setIds((all) => {
      const id = all[from];
      if (id === undefined || to < 0 || to >= all.length) return all;
      return all.toSpliced(from, 1).toSpliced(to, 0, id);
    });
  const shown = ids.flatMap((id) => known.find((picture) => picture.id === id) ?? []);
  return (
    <div className="stack">
      {isHydrated ? (
        <input ref={field} type="text" name="media" hidden readOnly defaultValue={first} />
      ) : (
        <TextField
          form={form}
          name="media"
          label={t('products.pictureNumbers')}
          hint={t('products.pictureNumbersHint')}
          isOptional
          defaultValue={ids.join(' ')}
        />
      )}
      {shown.length > 0 ? (
        <ol className="pictures plain">
          {shown.map((picture, place) => (
            <OnePicture
              key={picture.id}
              {...{ form, view, picture, place }}
              isLast={place === shown.length - 1}
              hasButtons={isHydrated}
              onMove={(to) => move(place, to)}
              onDropOf={(from) => move(from, place)}
              onRemove={() => setIds((all) => all.filter((id) => id !== picture.id))}
            />
          ))}
        </ol>
      ) : (
        <p className="soft">{t('products.noPictures')}</p>
      )}
      {view.mayUpload ? <AddPictures add={add} isHydrated={isHydrated} /> : null}
    </div>
  );
}

type OneProps = GroupProps & {
  picture: Picture;
  place: number;
  isLast: boolean;
  hasButtons: boolean;
  onMove: (to: number) => void;
  onDropOf: (from: number) => void;
  onRemove: () => void;
};

/** What is dragged from one place of the pictures to another. */
const dragged = 'application/x-izlog-picture';

function OnePicture(props: OneProps) {
  const { form, view, picture, place, isLast, hasButtons, onMove, onDropOf, onRemove } = props;
  const { t } = useStaffText();
  const number = place + 1;
  const alt = view.record?.media.find(({ mediaId }) => mediaId === picture.id)?.alt ?? {};
  const drop = (event: DragEvent) => {
    const from = event.dataTransfer.getData(dragged);
    if (from === '') return;
    event.preventDefault();
    onDropOf(Number(from));
  };
  return (
    <li
      draggable={hasButtons}
      onDragStart={(event) => event.dataTransfer.setData(dragged, String(place))}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(dragged)) event.preventDefault();
      }}
      onDrop={drop}
    >
      <div className="pictures__frame">
        <img
          src={mediaAddress(picture, isRaster(picture) ? 'SmallSize' : 'original')}
          alt={alt[view.languages[0]?.code ?? ''] || picture.alt || t('products.pictureOf', { number })}
          draggable={false}
        />
        {place === 0 ? <Badge plain>{t('products.mainPicture')}</Badge> : null}
      </div>
      {view.languages.map(({ code, code2, name }) => (
        <TextField
          key={code}
          form={form}
          name={`alt-${picture.id}-${code}`}
          label={t('products.pictureAlt', { number, language: name })}
          lang={code2}
          data-most={500}
          isOptional
          placeholder={picture.alt}
          defaultValue={alt[code]}
        />
      ))}
      {hasButtons ? (
        <div className="pictures__acts">
          <IconButton
            icon="left"
            label={t('products.pictureLeft', { number })}
            disabled={place === 0}
            onClick={() => onMove(place - 1)}
          />
          <IconButton
            icon="right"
            label={t('products.pictureRight', { number })}
            disabled={isLast}
            onClick={() => onMove(place + 1)}
          />
          <IconButton icon="close" label={t('products.pictureRemove', { number })} onClick={onRemove} />
        </div>
      ) : null}
    </li>
  );
}

type AddProps = {
  add: (picture: Picture) => void;
  isHydrated: boolean;
  /** Files that were dropped elsewhere, and are sent up at once. */
  dropped?: readonly File[] | undefined;
};

/** Where pictures are dropped, pasted, chosen from the computer or from the gallery. */
export function AddPictures({ add, isHydrated, dropped = [] }: AddProps) {
  const { t } = useStaffText();
  const { show } = useToasts();
  const [isOver, setIsOver] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const uploads = useUploads({
    folder: '',
    onMany: () =>
      show(t('core.notifications.uploadLimit', { limit: limits.uploadFiles }), { tone: 'danger' }),
    onDone: () => undefined,
    onAdded: (media) => {
      if (media.mime.startsWith('image/')) add(media);
    },
  });
  const begin = useEffectEvent(() => {
    if (dropped.length > 0) uploads.add([...dropped]);
  });
  useEffect(() => begin(), []);
  usePastedFiles((files) => {
    if (!isOpen) uploads.add(files);
  });
  if (!isHydrated) return <p className="small soft">{t('products.picturesWithoutScripts')}</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button within serves everybody. */}
      <div
        className={classNames('drop', isOver && 'is-over')}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setIsOver(false);
          uploads.add([...event.dataTransfer.files]);
        }}
      >
        <span>{t('products.dropPictures')}</span>
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          className="vh"
          aria-label={t('products.choosePictures')}
          tabIndex={-1}
          onChange={takingFiles(uploads.add)}
        />
        <Button onClick={() => input.current?.click()}>{t('products.choosePictures')}</Button>
      </div>
      {uploads.items.length > 0 ? (
        <UploadList
          items={uploads.items}
          onRetry={uploads.retry}
          onClose={uploads.isSending ? undefined : uploads.close}
        />
      ) : null}
      <p>
        <Button onClick={() => setOpen(true)}>{t('media.pick.open')}</Button>
      </p>
      {isOpen ? (
        <GalleryDialog
          kind="picture"
          isMany
          onClose={() => setOpen(false)}
          onChoose={(files) => {
            for (const file of files) add(file);
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}
