import { AdminPages } from '#site/admin/ground/frame/admin-pages.tsx';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { type SentForm, useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useHydrated } from '#site/kit/frame/use-hydrated.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { Select } from '#site/ui/controls/text-input.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { Note } from '#site/ui/note.tsx';
import { GalleryFiles } from './door/gallery-files.tsx';
import { FilePanel, Places } from './file-panel.tsx';
import { GalleryFolders } from './gallery-folders.tsx';
import { GalleryTools } from './gallery-tools.tsx';
import { GalleryUpload } from './gallery-upload.tsx';
import { folderTree, type GalleryView, queryOfGallery } from './gallery-view.ts';
import type { DeleteQuestion } from './take-gallery-form.server.ts';

type ScreenProps = { title: string; view: GalleryView };

/** The stored files: folders, search, tiles or lines, and one file's panel; all of it works without scripts (MEDIA-013). */
export function GalleryScreen({ title, view }: ScreenProps) {
  return (
    <AdminScreen title={title}>
      <div className={view.file ? 'mlib mlib--detail' : 'mlib'}>
        <GalleryFolders view={view} />
        <section className="mlib__files" aria-label={title}>
          <GalleryUpload asked={view.asked}>
            <GalleryTools view={view} />
            <GalleryList key={queryOfGallery(view.asked)} view={view} />
          </GalleryUpload>
        </section>
        {view.file ? <FilePanel view={view} file={view.file} /> : null}
      </div>
    </AdminScreen>
  );
}

function GalleryList({ view }: { view: GalleryView }) {
  const { t, number } = useStaffText();
  const all = useAddress()('adminMedia');
  const form = useSentForm({ name: 'files' });
  const { asked, files, page, isMore, next, languages } = view;
  const question = form.answer as DeleteQuestion | undefined;
  return (
    <FormFrame form={form} label={t('media.files')} className="mlib__form">
      <p className="small soft" role="status">
        {isMore
          ? t('resource.moreThan', { number: number(page.total) })
          : t('media.count', { count: page.total })}
      </p>
      {question?.asks ? <Question asks={question.asks} targets={question.targets} form={form} /> : null}
      {files.length === 0 ? (
        <EmptyState title={t(isNarrowed(view) ? 'media.nothingFound' : 'media.nothing')}>
          <p>{t(isNarrowed(view) ? 'media.nothingFoundLead' : 'media.nothingLead')}</p>
        </EmptyState>
      ) : (
        <GalleryFiles
          files={files}
          look={asked.look}
          language={languages.find(({ isDefault }) => isDefault)?.code ?? ''}
          to={(id) => `${all}${queryOfGallery(asked, { file: id, page: page.page })}#file`}
          openId={view.file?.id}
          ticked={question?.targets}
        />
      )}
      <Acts view={view} form={form} />
      <AdminPages
        page={page.page}
        lastPage={page.lastPage}
        href={(one) => `${all}${queryOfGallery(asked, { page: one })}`}
      />
      {next !== null && isMore && page.page === page.lastPage ? (
        <p>
          <ButtonLink to={`${all}${queryOfGallery(asked, { after: next })}`}>{t('paging.next')}</ButtonLink>
        </p>
      ) : null}
    </FormFrame>
  );
}

const isNarrowed = ({ asked }: GalleryView): boolean =>
  asked.search !== '' || asked.only !== '' || asked.kind !== '';

/** What is done with the ticked files, and with the open folder. */
function Acts({ view: { asked, folders, files }, form }: { view: GalleryView; form: SentForm }) {
  const { t } = useStaffText();
  return (
    <div className="mlib__acts">
      {files.length > 0 ? (
        <>
          <TickAll form={form} />
          <Field label={t('media.moveTo')}>
            {(control) => (
              <Select {...control} name="to" defaultValue="">
                <option value="">{t('media.chooseFolder')}</option>
                <option value="none">{t('media.noFolder')}</option>
                {folderTree(folders).map(({ folder, depth }) => (
                  <option key={folder.id} value={folder.id}>
                    {'– '.repeat(depth)}
                    {folder.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Button type="submit" name="act" value="move" busy={form.isBusy}>
            {t('media.move')}
          </Button>
          <Button type="submit" tone="danger" name="act" value="delete" busy={form.isBusy}>
            {t('media.delete')}
          </Button>
        </>
      ) : null}
      {/^\d+$/.test(asked.folder) ? (
        <Button type="submit" tone="danger" name="act" value="folder" busy={form.isBusy}>
          {t('media.deleteFolder')}
        </Button>
      ) : null}
    </div>
  );
}

/** Ticks every file of the page; without scripts they are ticked one by one. */
function TickAll({ form }: { form: SentForm }) {
  const { t } = useStaffText();
  if (!useHydrated()) return null;
  const tick = () => {
    for (const box of form.ref.current?.querySelectorAll<HTMLInputElement>('[name="target"]') ?? [])
      box.checked = true;
  };
  return <Button onClick={tick}>{t('media.tickAll')}</Button>;
}

/** Asks again before what is used goes (MEDIA-018). */
function Question({ asks, targets, form }: DeleteQuestion & { form: SentForm }) {
  const { t } = useStaffText();
  const shown = asks.places.filter(({ isPublic }) => isPublic).length;
  return (
    <div className="stack" role="alert">
      <Note tone="danger" title={t('media.deleteAsk', { count: asks.files })}>
        <p>{asks.places.length > 0 ? t('media.deleteUsed', { count: shown }) : t('media.deleteFilled')}</p>
      </Note>
      {asks.places.length > 0 ? <Places places={asks.places} uses={asks.places.length} /> : null}
      <p>
        <Button type="submit" tone="danger" name="sure" value={targets.join(' ')} busy={form.isBusy}>
          {t('media.deleteAnyway')}
        </Button>
      </p>
    </div>
  );
}
