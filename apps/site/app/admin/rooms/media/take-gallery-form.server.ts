import { type CallError, outcomeOf } from '@izlog/contract/client';
import {
  directoryItemCreate,
  directoryItemDelete,
  directoryItemMove,
  MediaInUse,
} from '@izlog/contract/media/directory-item';
import { fileCrop } from '@izlog/contract/media/file-crop';
import { fileUpdate } from '@izlog/contract/media/file-update';
import { refusals } from '@izlog/contract/refusals';
import { data, redirect } from 'react-router';
import { pathTo } from '#site/i18n/staff-path.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { type GalleryAsked, queryOfGallery } from './gallery-view.ts';
import { readAsked } from './load-gallery.server.ts';

/** What is asked before files go that are used, or a folder that holds some. */
export interface DeleteQuestion {
  asks: MediaInUse;
  targets: readonly string[];
}

/** Handles a form of the gallery: a new folder, moving, deleting, or what is stated about a file. */
export async function takeGalleryForm(site: SiteContext, url: URL, form: FormData) {
  const asked = readAsked(url);
  const name = reader(form)('form');
  if (name === 'folder') return makeFolder(site, asked, form);
  if (name === 'files')
    return reader(form)('act') === 'move' ? move(site, asked, form) : remove(site, asked, form);
  if (name === 'crop') return cropFile(site, asked, form);
  if (name === 'file') return saveFile(site, form);
  throw data(null, { status: 400 });
}

async function makeFolder(site: SiteContext, asked: GalleryAsked, form: FormData) {
  const name = reader(form)('name').trim();
  if (name === '') return wrongForm('folder', form, { name: { key: 'validation.required' } });
  const parentId = Number(asked.folder) || null;
  const outcome = await outcomeOf(ownCall(site)(directoryItemCreate, { name, parentId }));
  if (outcome.errored) return refusedForm(site, 'folder', form, outcome.error);
  return back(site, { ...asked, folder: String(outcome.data.id) });
}

async function move(site: SiteContext, asked: GalleryAsked, form: FormData) {
  const targetIds = targetsOf(form);
  const to = reader(form)('to');
  if (targetIds.length === 0 || !/^(none|[1-9]\d{0,14})$/.test(to)) return back(site, asked);
  const parentId = to === 'none' ? null : Number(to);
  const outcome = await outcomeOf(ownCall(site)(directoryItemMove, { targetIds, parentId }));
  if (outcome.errored) return refusedForm(site, 'files', form, outcome.error);
  return back(site, asked);
}

async function remove(site: SiteContext, asked: GalleryAsked, form: FormData) {
  const read = reader(form);
  // What is confirmed is what was asked about, whatever is ticked by now.
  const isSure = read('sure') !== '';
  const chosen = read('act') === 'folder' ? [`folder:${asked.folder}`] : targetsOf(form);
  const targetIds = isSure ? read('sure').split(' ') : chosen;
  if (targetIds.length === 0) return back(site, asked);
  const outcome = await outcomeOf(ownCall(site)(directoryItemDelete, { targetIds, isSure }));
  if (outcome.errored) {
    const asks = questionOf(outcome.error);
    if (asks) return data({ form: 'files', asks, targets: targetIds }, { status: 409 });
    return refusedForm(site, 'files', form, outcome.error);
  }
  const isFolderGone = targetIds.includes(`folder:${asked.folder}`);
  return back(site, isFolderGone ? { ...asked, folder: '' } : asked);
}

function questionOf({ code, payload }: CallError): MediaInUse | undefined {
  return code === refusals.mediaInUse.code ? MediaInUse.parse(payload) : undefined;
}

async function saveFile(site: SiteContext, form: FormData) {
  const read = reader(form);
  const id = Number(read('id'));
  const by = (name: string) =>
    Object.fromEntries(site.site.languages.map(({ code }) => [code, read(`${name}-${code}`)]));
  const [x, y] = [read('focalX'), read('focalY')].map((text) =>
    text === '' ? undefined : Number(text) * 10,
  );
  const outcome = await outcomeOf(
    ownCall(site)(fileUpdate, {
      id,
      title: read('title'),
      alts: by('alt'),
      captions: by('caption'),
      decorative: read('decorative') === 'true',
      ...(form.has('focalX')
        ? { focalPoint: x === undefined || y === undefined ? null : { x: Math.round(x), y: Math.round(y) } }
        : {}),
      ...(form.has('posterId') ? { posterId: Number(read('posterId')) || null } : {}),
    }),
  );
  if (outcome.errored) return refusedForm(site, 'file', form, outcome.error, fieldNames(outcome.error));
  // No way elsewhere: it would race with that of a crop that is sent while the page is asked for again.
  return { form: 'file', done: ['saved'] } satisfies FormAnswer;
}

async function cropFile(site: SiteContext, asked: GalleryAsked, form: FormData) {
  const read = reader(form);
  const number = (name: string) => Math.trunc(Number(read(name))) || 0;
  const crop = { x: number('x'), y: number('y'), w: number('w'), h: number('h') };
  const outcome = await outcomeOf(ownCall(site)(fileCrop, { id: number('id'), ...crop }));
  if (outcome.errored) return refusedForm(site, 'crop', form, outcome.error);
  return back(site, asked, outcome.data.id);
}

/** `alts.hrv` is the field `alt-hrv`. */
function fieldNames({ payload }: CallError): Record<string, string> {
  const fields = (payload as { fields?: { path: string }[] } | undefined)?.fields ?? [];
  return Object.fromEntries(fields.map(({ path }) => [path, path.replace(/^(alt|caption)s\./, '$1-')]));
}

const targetsOf = (form: FormData): string[] => [
  ...new Set(form.getAll('target').filter((one): one is string => typeof one === 'string')),
];

function back(site: SiteContext, asked: GalleryAsked, file?: number) {
  site.cookies.push(flashCookie('saved'));
  const query = queryOfGallery(asked, file ? { file } : {});
  return redirect(`${pathTo('adminMedia', {}, site.language)}${query}`, { status: 303 });
}
