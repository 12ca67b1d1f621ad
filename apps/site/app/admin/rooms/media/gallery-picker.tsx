import type { StoredMedia } from '@izlog/contract/media/stored-media';
import { use, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { prefixOf } from '#site/i18n/site-language.ts';
import { LanguageContext } from '#site/links/addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { Select, TextInput } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';
import { FileFace, FileState } from './door/gallery-files.tsx';
import { type GalleryList, loadStored, useGalleryList } from './door/use-gallery-list.ts';
import { DropArea } from './drop-area.tsx';
import { FileInput } from './file-input.tsx';
import { type FileKind, folderTree, type GalleryAsked, kindOf } from './gallery-view.ts';
import './door/gallery.css';

type PickerProps = {
  /** What may be chosen; everything by default. */
  kind?: FileKind | undefined;
  chosen: readonly number[];
  /** What stands in the place now: shown before all others. */
  inUse?: StoredMedia | undefined;
  /** A tile was pressed, or a file of one's own is there. */
  onPress: (file: StoredMedia, isNew: boolean) => void;
};

/**
 * The gallery inside a dialog: folders, search, tiles to press, and files of one's own that are chosen, dropped or pasted.
 * Everything in the back office and in the editor that wants a file chooses it here.
 */
export function GalleryPicker({ kind, chosen, inUse, onPress }: PickerProps) {
  const [asked, setAsked] = useState<GalleryAsked>({ ...everything, kind: kind ?? '' });
  const { list, isFailed, reload } = useGalleryList(asked);
  const prefix = prefixOf(use(LanguageContext));
  const take = async (id: number) => {
    const file = await loadStored(id, prefix);
    if (file && fits(file, kind)) onPress(file, true);
  };
  return (
    <DropArea
      folder={asked.folder}
      className="mpick"
      onDone={reload}
      onAdded={({ id }) => {
        void take(id);
      }}
    >
      {(add) => (
        <>
          <Tools asked={asked} onAsk={setAsked} list={list} />
          <FileInput onFiles={add} />
          <Found
            {...{ list, isFailed, chosen }}
            inUse={isUnsearched(asked) ? inUse : undefined}
            onPress={(file) => onPress(file, false)}
            onAgain={reload}
          />
        </>
      )}
    </DropArea>
  );
}

const everything: GalleryAsked = { folder: '', search: '', only: '', kind: '', sort: 'newest', look: 'grid' };

const isUnsearched = ({ folder, search }: GalleryAsked): boolean => folder === '' && search === '';

/** Files that pages can show, of the kind that is wanted. */
const fits = (file: StoredMedia, kind: FileKind | undefined): boolean =>
  file.access === 'public' && (kind === undefined || kindOf(file) === kind);

type ToolsProps = {
  asked: GalleryAsked;
  onAsk: (asked: GalleryAsked) => void;
  list: GalleryList | undefined;
};

function Tools({ asked, onAsk, list }: ToolsProps) {
  const { t } = useStaffText();
  return (
    <div className="mtools__form">
      <Field label={t('media.search')} className="mtools__search">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            data-most={200}
            value={asked.search}
            // Inside a form this field is not one of its own.
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
            onChange={({ target }) => onAsk({ ...asked, search: target.value })}
          />
        )}
      </Field>
      <Field label={t('media.pick.folder')}>
        {(control) => (
          <Select
            {...control}
            value={asked.folder}
            onChange={({ target }) => onAsk({ ...asked, folder: target.value })}
          >
            <option value="">{t('media.all')}</option>
            <option value="none">{t('media.noFolder')}</option>
            {folderTree(list?.folders ?? []).map(({ folder, depth }) => (
              <option key={folder.id} value={folder.id}>
                {'– '.repeat(depth)}
                {folder.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

type FoundProps = {
  list: GalleryList | undefined;
  isFailed: boolean;
  chosen: readonly number[];
  inUse: StoredMedia | undefined;
  onPress: (file: StoredMedia) => void;
  onAgain: () => void;
};

function Found({ list, isFailed, chosen, inUse, onPress, onAgain }: FoundProps) {
  const { t, number } = useStaffText();
  const others = list?.files.filter(({ access, id }) => access === 'public' && id !== inUse?.id) ?? [];
  const files = inUse && list ? [inUse, ...others] : others;
  return (
    <>
      {isFailed ? (
        <Note tone="danger" role="alert">
          <p>{t('edit.picture.failed')}</p>
          <Button onClick={onAgain}>{t('part.again')}</Button>
        </Note>
      ) : null}
      {list ? (
        <p className="small soft" role="status">
          {list.isMore
            ? t('media.pick.moreThan', { number: number(list.total) })
            : t('media.count', { count: list.total })}
        </p>
      ) : null}
      {list && files.length === 0 ? <p>{t('media.nothingFound')}</p> : null}
      <ul className="plain mgrid">
        {files.map((file) => (
          <Tile
            key={file.id}
            file={file}
            isChosen={chosen.includes(file.id)}
            isInUse={file.id === inUse?.id}
            onPress={onPress}
          />
        ))}
      </ul>
      {list?.more ? (
        <p>
          <Button onClick={list.more}>{t('media.pick.more')}</Button>
        </p>
      ) : null}
    </>
  );
}

type TileProps = {
  file: StoredMedia;
  isChosen: boolean;
  isInUse: boolean;
  onPress: (file: StoredMedia) => void;
};

function Tile({ file, isChosen, isInUse, onPress }: TileProps) {
  const { t } = useStaffText();
  return (
    <li>
      <button type="button" className="mitem" aria-pressed={isChosen} onClick={() => onPress(file)}>
        <FileFace file={file} />
        <span className="mitem__name">{file.originalName}</span>
        {isInUse ? <small className="mitem__here">{t('media.pick.inUse')}</small> : <FileState file={file} />}
      </button>
    </li>
  );
}
