import { Link } from 'react-router';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { AnyIcon } from '#site/ui/icons/any-icon.tsx';
import { folderTree, type GalleryView, queryOfGallery } from './gallery-view.ts';

/** The folders, each with its address, and a new one within the open one. */
export function GalleryFolders({ view: { asked, folders } }: { view: GalleryView }) {
  const { t } = useStaffText();
  const all = useAddress()('adminMedia');
  const form = useSentForm({ name: 'folder', isEmptiedWhenDone: true });
  const places = [
    { folder: '', name: t('media.all'), depth: 0 },
    { folder: 'none', name: t('media.noFolder'), depth: 0 },
    ...folderTree(folders).map(({ folder, depth }) => ({
      folder: String(folder.id),
      name: folder.name,
      depth,
    })),
  ];
  return (
    <nav className="mlib__folders" aria-label={t('media.folders')}>
      <ul className="plain">
        {places.map(({ folder, name, depth }) => (
          <li key={folder} data-depth={depth || undefined}>
            <Link
              to={`${all}${queryOfGallery(asked, { folder })}`}
              aria-current={folder === asked.folder ? 'page' : undefined}
            >
              <AnyIcon name="folder" /> <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <details>
        <summary className="link">{t('media.newFolder')}</summary>
        <FormFrame form={form} label={t('media.newFolder')}>
          <TextField
            form={form}
            name="name"
            label={t('media.folderName')}
            data-most={100}
            autoComplete="off"
          />
          <SendButton form={form}>{t('media.makeFolder')}</SendButton>
        </FormFrame>
      </details>
    </nav>
  );
}
