import { CallError } from '@izlog/contract/client';
import { finderDecide } from '@izlog/contract/cms/addresses/finder-decide';
import { finderTargets } from '@izlog/contract/cms/addresses/finder-targets';
import { elementGetByHandlers } from '@izlog/contract/cms/content/element-get-by-handlers';
import { termGet } from '@izlog/contract/cms/content/term-get';
import { formFilter } from '@izlog/contract/cms/forms/form-filter';
import { previewLinkCreate, previewLinkFilter, previewLinkRevoke } from '@izlog/contract/cms/preview-link';
import { templateCreate, templateFilter } from '@izlog/contract/cms/template';
import { type DocumentRef, documentKey } from '@izlog/contract/editing/document';
import { documentTranslate } from '@izlog/contract/editing/document-create';
import { documentFilter } from '@izlog/contract/editing/document-list';
import {
  editChanges,
  editDiff,
  editEvents,
  editState,
  editVersions,
} from '@izlog/contract/editing/edit-history';
import { editOps } from '@izlog/contract/editing/edit-ops';
import { editCheck, editDiscard, editPublish, editRestore } from '@izlog/contract/editing/edit-publish';
import { releaseFilter, releaseSave } from '@izlog/contract/editing/release';
import { translationState } from '@izlog/contract/editing/translation-state';
import { categoryGet } from '@izlog/contract/product/category-get';
import { productGet } from '@izlog/contract/product/product-get';
import { getProductRecord, updateProductRecord } from '@izlog/contract/product/record/product-record-calls';
import { ownLanguage } from '#site/admin/ground/frame/admin-language.server.ts';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { matchPath, splitPrefix } from '#site/i18n/path-to.ts';
import { staffWordsOf } from '#site/i18n/staff-catalogue.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { decodeLenient } from '#site/session/decode-lenient.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { ownCall } from '#site/session/own-call.ts';
import type {
  ActAnswer,
  EditAct,
  EditScopeName,
  EditStart,
  EditTexts,
  OwnTexts,
  PageWithout,
} from './edit-start.ts';

const handlers = { header: 'header-section', footer: 'footer-section', notice: 'cookie-section' } as const;

/** The documents of the page at a path, as they are drafted. Throws a CallError where the platform lets nobody in. */
export async function startEditing(site: SiteContext, pathname: string): Promise<EditStart> {
  const call = ownCall(site);
  const page = await pageAt(site, pathname);
  const refs = await documentsOf(site, typeof page === 'string' ? undefined : page);
  const keys = [...refs.values()].map(documentKey);
  const [{ documents, mayPublish }, user] = await Promise.all([
    call(editState, { documents: keys.join(',') }),
    staffUser(site),
  ]);
  const scopes: EditStart['scopes'] = {};
  for (const [scope, ref] of refs) {
    const found = documents.find((one) => documentKey(one) === documentKey(ref));
    if (!found?.body) continue;
    scopes[scope] = { ...ref, rev: found.rev, body: found.body };
  }
  const start = { scopes, mayPublish, person: user?.id ?? 0 };
  return scopes.page ? start : { ...start, without: typeof page === 'string' ? page : 'language' };
}

async function documentsOf(
  site: SiteContext,
  page: Found | undefined,
): Promise<Map<EditScopeName, DocumentRef>> {
  const { call, language } = site;
  const [{ elements }, menus] = await Promise.all([
    call(elementGetByHandlers, { handlers: Object.values(handlers) }),
    ownCall(site)(documentFilter, { kind: 'navigation', limit: 100 }),
  ]);
  const refs = new Map<EditScopeName, DocumentRef>();
  if (page) refs.set('page', { ...page, language: language.code });
  for (const [scope, handler] of Object.entries(handlers)) {
    const element = elements.find((one) => one.handler === handler);
    if (element)
      refs.set(scope as EditScopeName, { kind: 'content', id: element.id, language: language.code });
  }
  const menu = menus.records.find(({ handler }) => handler === 'main');
  if (menu) refs.set('navigation', { kind: menu.kind, id: menu.id, language: language.code });
  return refs;
}

type Found = Pick<DocumentRef, 'kind' | 'id'>;

/** The page, post, term, event, product or category at a path, or why there is none to be edited. */
async function pageAt(context: SiteContext, pathname: string): Promise<Found | PageWithout> {
  const { call, site, language } = context;
  const { rest } = splitPrefix(pathname, site.languages);
  const found = matchPath(rest, language.code2);
  const params = rest.split('/').filter(Boolean).map(decodeLenient);
  try {
    if (found && found.name !== 'home') return await recordAt(context, found.name, found.params);
    const decided = await call(finderDecide, { params });
    return decided.type === 'redirect' ? 'program' : { kind: 'content', id: decided.entity.id };
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return 'program';
    throw error;
  }
}

/** An event by its number, a term by its slug; a product or a category too, for anyone who may change the catalogue. */
async function recordAt(
  context: SiteContext,
  name: string,
  { slug, id }: Readonly<Record<string, string | undefined>>,
): Promise<Found | PageWithout> {
  const { call } = context;
  if (name === 'event' && /^\d{1,9}$/.test(id ?? '')) return { kind: 'event', id: Number(id) };
  if (!slug) return 'program';
  if (name === 'blog') return { kind: 'content', id: (await call(termGet, { id: slug })).id };
  if (name !== 'product' && name !== 'shop') return 'program';
  const user = await staffUser(context);
  if (!user?.scope?.includes('catalogue.edit')) return 'right';
  return name === 'product'
    ? { kind: 'product', id: (await call(productGet, { slug })).id }
    : { kind: 'category', id: (await call(categoryGet, { id: slug })).id };
}

const acts = {
  ops: editOps,
  events: editEvents,
  state: editState,
  check: editCheck,
  diff: editDiff,
  publish: editPublish,
  discard: editDiscard,
  changes: editChanges,
  releases: releaseFilter,
  releaseSave,
  targets: finderTargets,
  versions: editVersions,
  restore: editRestore,
  previews: previewLinkFilter,
  previewCreate: previewLinkCreate,
  previewRevoke: previewLinkRevoke,
  documents: documentFilter,
  translate: documentTranslate,
  translation: translationState,
  forms: formFilter,
  templates: templateFilter,
  templateCreate,
  product: getProductRecord,
  productPrice: updateProductRecord,
} as const;

/** Brings an act of the editor to the platform, which checks it; a refusal is an answer, a full disk too. Faults are thrown. */
export async function act(
  site: SiteContext,
  name: EditAct,
  input: Record<string, unknown>,
): Promise<ActAnswer> {
  try {
    return { data: await ownCall(site)(acts[name], input as never) };
  } catch (error) {
    if (!(error instanceof CallError) || error.status === 0) throw error;
    if (error.status >= 500 && error.status !== 507) throw error;
    return { status: error.status, code: error.code, payload: error.payload };
  }
}

const families = [
  'edit.',
  'content.',
  'section.',
  'field.',
  'choice.',
  'icon.',
  'media.',
  'date.',
  'products.',
  'resource.tooLong',
];

/** The texts of the page's language, with the editor's words in that of the person who edits. */
export async function editTexts(site: SiteContext): Promise<EditTexts> {
  const { code2 } = site.language;
  const own = await languageOfPerson(site);
  const { url: messagesUrl } = catalogueOf(code2);
  return { ...textsIn(code2), messagesUrl, ...(own && own !== code2 ? { own: textsIn(own) } : {}) };
}

/** The language chosen for the back office, else that of the person's account; nobody's where nobody of the staff asks. */
async function languageOfPerson(site: SiteContext): Promise<string | undefined> {
  const user = await staffUser(site);
  if (!user) return undefined;
  const chosen = await ownLanguage(site);
  return chosen ?? site.site.languages.find(({ code }) => code === user.language)?.code2;
}

/** The editor's words, out of those of the back office, and those of the site. */
function textsIn(code2: string): OwnTexts {
  const { locale, messages } = catalogueOf(code2);
  const words = Object.fromEntries(
    Object.entries(staffWordsOf(code2)).filter(([key]) => families.some((family) => key.startsWith(family))),
  );
  return { lang: code2, locale, messages, words };
}
