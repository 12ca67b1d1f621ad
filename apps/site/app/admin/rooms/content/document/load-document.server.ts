import { outcomeOf } from '@izlog/contract/client';
import { formFilter } from '@izlog/contract/cms/forms/form-filter';
import { type DocumentKindName, type DocumentRef, documentKey } from '@izlog/contract/editing/document';
import { documentFilter } from '@izlog/contract/editing/document-list';
import { editState } from '@izlog/contract/editing/edit-history';
import { directoryItemFilter } from '@izlog/contract/media/directory-item';
import { sectionNames } from '@izlog/contract/sections/section-list';
import { loadUses, type UsesView } from '#site/admin/record/uses/load-uses.server.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import { notFound, orNotFound } from '#site/platform-client/errors/not-found.ts';
import { languagesRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import type { Choice, DocumentView, LanguageView } from './document-view.ts';
import { allFields, hashOf, shownDocument } from './shown-fields.ts';

/** Kinds whose documents have a form here, and those that have versions beside them. */
const formKinds: readonly DocumentKindName[] = ['content', 'event'];
const versionKinds: readonly DocumentKindName[] = [...formKinds, 'product', 'category'];

type OneDocument = { kind: DocumentKindName; id: number };

/** A document that has a form, by the parameters of its address; 404 for what is none. */
export const documentOf = (kind: string | undefined, id: string | undefined): OneDocument =>
  documentIn(formKinds, kind, id);

/** A document that has versions, by the parameters of its address; 404 for what is none. */
export const versionedOf = (kind: string | undefined, id: string | undefined): OneDocument =>
  documentIn(versionKinds, kind, id);

function documentIn(
  kinds: readonly DocumentKindName[],
  kind: string | undefined,
  id: string | undefined,
): OneDocument {
  const known = kinds.find((one) => one === kind);
  if (!known || !/^[1-9]\d{0,14}$/.test(id ?? '')) throw notFound();
  return { kind: known, id: Number(id) };
}

/** The states of a document in every language of the site. */
export async function loadStates(site: SiteContext, { kind, id }: OneDocument) {
  const documents = site.site.languages
    .map(({ code }) => documentKey({ kind, id, language: code }))
    .join(',');
  return orNotFound(ownCall(site)(editState, { documents }));
}

/** A document with all its languages; one or two of them are shown, as the address asks (`?jezik=`, `?uz=`). */
export async function loadDocument(
  site: SiteContext,
  ref: { kind: DocumentKindName; id: number },
  url: URL,
): Promise<DocumentView> {
  const state = await loadStates(site, ref);
  const languages = languagesRead(site).flatMap((language) => {
    const found = state.documents.find((one) => one.language === language.code);
    return found ? [languageView(found, language)] : [];
  });
  const known = languages.filter(({ root }) => root !== null);
  const best = known[0];
  if (!best?.root) throw notFound();
  const asked = ['jezik', 'uz'].flatMap((name) => {
    const code = url.searchParams.get(name);
    return languages.some(({ language }) => language.code === code) && code ? [code] : [];
  });
  const shown =
    asked.length > 0 ? [...new Set(asked)] : known.slice(0, 2).map(({ language }) => language.code);
  return {
    ...ref,
    handler: best.root.handler,
    title: titleOf(best),
    mayPublish: state.mayPublish,
    languages,
    shown,
    ...(await loadChoices(site)),
    uses: await usesOf(site, best.root.handler, ref.id),
  };
}

/** What links name it by; menus are used without a link. */
const linked = { page: 'page', post: 'post', term: 'category', event: 'event' } as const;

async function usesOf(site: SiteContext, handler: string, id: number): Promise<UsesView | null> {
  const kind = linked[handler as keyof typeof linked];
  return kind ? loadUses(site, kind, id) : null;
}

type State = Awaited<ReturnType<typeof loadStates>>['documents'][number];

function languageView(state: State, language: SiteLanguage): LanguageView {
  const { body, rev, isDrafted, isPublic, touched, scheduled } = state;
  const document: DocumentRef = { kind: state.kind, id: state.id, language: state.language };
  const root = body ? shownDocument(body, sectionNames) : null;
  const hashes = root
    ? Object.fromEntries(allFields(root).map(({ path, texts }) => [path, hashOf(texts)]))
    : {};
  const slug = body?.root.meta.slug;
  return {
    document,
    language,
    rev,
    root,
    hashes,
    isDrafted,
    isPublic,
    touched,
    scheduled,
    path: typeof slug === 'string' && slug !== '' ? addressOf(root?.handler, state.id, slug, language) : null,
  };
}

function addressOf(
  handler: string | undefined,
  id: number,
  slug: string,
  language: SiteLanguage,
): string | null {
  if (handler === 'page' || handler === 'post') return pathTo('page', { slug }, language);
  if (handler === 'term') return pathTo('blog', { slug }, language);
  return handler === 'event' ? pathTo('event', { id: String(id) }, language) : null;
}

const titleOf = ({ root }: LanguageView): string =>
  root?.fields.find(({ name }) => name === 'title' || name === 'name')?.texts[''] ?? '';

/** What the fields choose from; who may not see one of these lists has an empty one. */
async function loadChoices(site: SiteContext): Promise<Pick<DocumentView, 'choices' | 'targets'>> {
  const call = ownCall(site);
  const listed = async (kind: 'page' | 'post' | 'term' | 'event') => {
    const { records } = await call(documentFilter, { kind, limit: 100 });
    return records.map(
      ({ id, languages }): Choice => ({
        value: String(id),
        label:
          (languages.find(({ language }) => language === site.language.code) ?? languages[0])?.title ||
          `${id}`,
      }),
    );
  };
  const [pages, posts, terms, events, media, forms] = await Promise.all([
    listed('page'),
    listed('post'),
    listed('term'),
    listed('event'),
    outcomeOf(call(directoryItemFilter, { limit: 100 })),
    outcomeOf(call(formFilter, {})),
  ]);
  const targets = (kind: string, list: readonly Choice[]) =>
    list.map(({ value, label }) => ({ value: `${kind}:${value}`, label }));
  return {
    choices: {
      pages,
      terms,
      media: media.errored
        ? []
        : media.data.records
            .filter(({ access }) => access === 'public')
            .map((file) => ({
              value: String(file.id),
              label: file.title || file.alt || file.originalName,
            })),
      forms: forms.errored
        ? []
        : forms.data.records.map((form) => ({ value: String(form.id), label: form.title })),
    },
    targets: [
      ...targets('page', pages),
      ...targets('post', posts),
      ...targets('category', terms),
      ...targets('event', events),
    ],
  };
}
