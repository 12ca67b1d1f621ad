import type { StoredMedia } from '@izlog/contract/media/stored-media';
import { Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { classNames } from '#site/ui/class-names.ts';
import { AnyIcon } from '#site/ui/icons/any-icon.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Picture } from '#site/ui/pictures/picture.tsx';
import { tileSource } from '#site/ui/pictures/picture-of.ts';
import { kindOf, sizeWords } from '../gallery-view.ts';

type GalleryFilesProps = {
  files: readonly StoredMedia[];
  look: 'grid' | 'list';
  /** Code of the language without whose words a picture counts as having none. */
  language: string;
  /** Where a file leads; the one that is open is marked. */
  to: (id: number) => string;
  openId?: number | undefined;
  /** Sent as `target` when ticked. */
  ticked?: readonly string[];
};

/**
 * Files of the gallery as tiles or as lines, each with a box to tick. It knows no screen: the back office and the
 * editor's dialog give it files and say where a file leads.
 */
export function GalleryFiles({ files, look, ...rest }: GalleryFilesProps) {
  return (
    <ul className={classNames('plain', look === 'list' ? 'mlist' : 'mgrid')}>
      {files.map((file) => (
        <FileItem key={file.id} file={file} {...rest} />
      ))}
    </ul>
  );
}

function FileItem({
  file,
  language,
  to,
  openId,
  ticked = [],
}: { file: StoredMedia } & Omit<GalleryFilesProps, 'files' | 'look'>) {
  const { t, number, longDate } = useStaffText();
  const { id, originalName, extension, size, created_at } = file;
  const value = `file:${id}`;
  return (
    <li className="mitem">
      <label className="check">
        <input
          type="checkbox"
          name="target"
          value={value}
          defaultChecked={ticked.includes(value)}
          aria-label={t('media.choose', { name: originalName })}
        />
      </label>
      <FileFace file={file} />
      <Link to={to(id)} aria-current={id === openId ? 'true' : undefined} preventScrollReset>
        {originalName}
      </Link>
      <FileState file={file} language={language} />
      <small className="mitem__fact">
        {extension.toUpperCase()}, {sizeWords(size, number)}
      </small>
      <small className="mitem__fact">{longDate(created_at)}</small>
    </li>
  );
}

/** The picture itself, or a sign of what kind of file it is. */
export function FileFace({ file }: { file: StoredMedia }) {
  const kind = kindOf(file);
  if (kind === 'picture' && file.access === 'public')
    return <Picture src={tileSource(file)} width={400} height={400} alt="" className="mitem__face" />;
  const icon = file.access === 'private' ? 'lock' : kind === 'video' ? 'eye' : 'doc';
  return (
    <span className="mitem__face mitem__doc">
      <AnyIcon name={icon} />
      {file.extension.toUpperCase()}
    </span>
  );
}

/** Where it is used, or what it lacks: words in the language that is named, in any where none is. */
export function FileState({ file, language }: { file: StoredMedia; language?: string }) {
  const { t } = useStaffText();
  const lacksWords =
    kindOf(file) === 'picture' && !file.decorative && !(language ? file.alts[language] : file.alt);
  if (lacksWords)
    return (
      <small className="is-bad">
        <Icon name="warn" /> {t('media.noAlt')}
      </small>
    );
  return <small>{file.uses > 0 ? t('media.uses', { count: file.uses }) : t('media.unused')}</small>;
}
