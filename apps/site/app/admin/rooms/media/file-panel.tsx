import { isRaster, mediaAddress } from '@izlog/contract/media/media-address';
import type { MediaPlace } from '@izlog/contract/media/stored-media';
import { Link } from 'react-router';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useDocumentAddress } from '#site/admin/ground/frame/use-document-address.ts';
import { fieldWords } from '#site/admin/ground/text/section-words.ts';
import { useLanguageWords } from '#site/admin/ground/text/use-language-words.ts';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import { type SentForm, useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { CropForm } from './crop-form.tsx';
import { FocalField } from './focal-field.tsx';
import { type FileView, type GalleryView, kindOf, queryOfGallery, sizeWords } from './gallery-view.ts';
import { PosterChoice } from './panel/poster-choice.tsx';
import { ReplaceFile } from './panel/replace-file.tsx';

type PanelProps = { view: GalleryView; file: FileView };

/** One file: what is said about it in each language, what stays in view, and where it is used. */
export function FilePanel({ view, file }: PanelProps) {
  const { t, number, longDate } = useStaffText();
  const all = useAddress()('adminMedia');
  const { originalName, extension, width, height, size, created_at } = file;
  const facts = [
    extension.toUpperCase(),
    width && height ? `${width} × ${height}` : '',
    sizeWords(size, number),
    longDate(created_at),
  ];
  return (
    <section className="mdetail" id="file" aria-labelledby="file-name" tabIndex={-1}>
      <div>
        <h2 id="file-name">{originalName}</h2>
        <p className="small soft">{facts.filter(Boolean).join(', ')}</p>
        <p className="row">
          <ButtonLink to={`${all}${queryOfGallery(view.asked)}`}>{t('media.close')}</ButtonLink>
          {file.access === 'public' ? (
            <ButtonLink to={mediaAddress(file, 'original')} reloadDocument>
              {t('media.open')}
            </ButtonLink>
          ) : null}
        </p>
      </div>
      <FileForm key={file.id} view={view} file={file} />
      {isRaster(file) && file.access === 'public' ? <CropForm key={`crop ${file.id}`} file={file} /> : null}
      <ReplaceFile key={`replace ${file.id}`} view={view} file={file} />
      <Places places={file.places} uses={file.uses} />
    </section>
  );
}

function FileForm({ view, file }: PanelProps) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'file' });
  const isPicture = kindOf(file) === 'picture';
  return (
    <FormFrame form={form} label={t('media.file')} labels={labelsOf(view, t)} className="stack">
      <input type="hidden" name="id" value={file.id} />
      {isPicture && file.access === 'public' ? <FocalField form={form} file={file} /> : null}
      {isPicture ? <Words view={view} file={file} form={form} /> : null}
      <TextField
        form={form}
        name="title"
        label={t('media.title')}
        isOptional
        data-most={300}
        defaultValue={file.title}
      />
      {kindOf(file) === 'document' ? (
        <HeldWords view={view} texts={file.captions} name="caption" />
      ) : (
        <details open={Object.keys(form.faults).some((name) => name.startsWith('caption-')) || undefined}>
          <summary className="link">{t('media.captions')}</summary>
          <p className="hint">{t('media.captionsHint')}</p>
          {view.languages.map(({ code, name }) => (
            <TextField
              key={code}
              form={form}
              name={`caption-${code}`}
              label={name}
              isOptional
              data-most={1000}
              defaultValue={file.captions[code]}
            />
          ))}
        </details>
      )}
      {isPicture ? null : <HeldWords view={view} texts={file.alts} name="alt" />}
      {kindOf(file) === 'video' ? <PosterChoice form={form} file={file} /> : null}
      <SendButton form={form} tone="primary">
        {t('form.save')}
      </SendButton>
    </FormFrame>
  );
}

/** Words that a kind of file does not show stay as they are. */
function HeldWords({
  view,
  texts,
  name,
}: {
  view: GalleryView;
  texts: Readonly<Record<string, string>>;
  name: 'alt' | 'caption';
}) {
  return view.languages.map(({ code }) => (
    <input key={code} type="hidden" name={`${name}-${code}`} value={texts[code] ?? ''} />
  ));
}

function labelsOf(
  { languages }: GalleryView,
  t: ReturnType<typeof useStaffText>['t'],
): Record<string, string> {
  return Object.fromEntries(
    languages.map(({ code, name }) => [`alt-${code}`, `${t('media.alt')} (${name})`]),
  );
}

function Words({ view, file, form }: PanelProps & { form: SentForm }) {
  const { t } = useStaffText();
  return (
    <fieldset className="fieldset stack">
      <legend className="label">{t('media.alt')}</legend>
      {view.languages.map(({ code, name }) => (
        <TextAreaField
          key={code}
          form={form}
          name={`alt-${code}`}
          label={name}
          rows={2}
          data-most={1000}
          isOptional
          defaultValue={file.alts[code]}
        />
      ))}
      <CheckField form={form} name="decorative" label={t('media.decorative')} isTicked={file.decorative} />
    </fieldset>
  );
}

/** Where a file is used, what visitors see first. */
export function Places({ places, uses }: { places: readonly MediaPlace[]; uses: number }) {
  const { t } = useStaffText();
  const language = useLanguageWords();
  return (
    <div>
      <h3 className="h4">{uses > 0 ? t('media.usedIn', { count: uses }) : t('media.unused')}</h3>
      {places.length === 0 ? null : (
        <ul className="plain places">
          {places.map((place) => (
            <li key={`${place.mediaId} ${place.kind} ${place.id} ${place.language}`}>
              <PlaceName place={place} />
              <small>
                {[
                  t(placeWords[place.kind] ?? 'media.place.other'),
                  place.language && language(place.language),
                ]
                  .filter(Boolean)
                  .join(', ')}
                {' · '}
                {t(place.isPublic ? 'media.public' : 'media.notPublic')}
              </small>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What uses it, leading to where it is changed. */
function PlaceName({ place: { kind, id, name, language } }: { place: MediaPlace }) {
  const { t } = useStaffText();
  const address = useAddress();
  const documentAddress = useDocumentAddress();
  const own = kind === 'option' ? fieldWords(t, name) : name;
  const words = own || t(placeWords[kind] ?? 'media.place.other');
  const of =
    kind === 'product' || kind === 'category' || kind === 'event' ? kind : isContent(kind) ? 'content' : null;
  if (kind === 'option')
    return (
      <Link className="link" to={address('adminSettings')}>
        {words}
      </Link>
    );
  if (of === null) return words;
  return (
    <Link className="link" to={documentAddress({ kind: of, id, language: language ?? '' })}>
      {words}
    </Link>
  );
}

const isContent = (kind: string): boolean => ['page', 'post', 'term', 'element'].includes(kind);

const placeWords: Readonly<Record<string, Parameters<ReturnType<typeof useStaffText>['t']>[0]>> = {
  page: 'media.place.page',
  post: 'media.place.post',
  term: 'media.place.term',
  element: 'media.place.element',
  template: 'media.place.template',
  event: 'media.place.event',
  product: 'media.place.product',
  download: 'media.place.download',
  category: 'media.place.category',
  attribute: 'media.place.attribute',
  customOption: 'media.place.customOption',
  option: 'media.place.option',
  poster: 'media.place.poster',
  order: 'media.place.order',
};
