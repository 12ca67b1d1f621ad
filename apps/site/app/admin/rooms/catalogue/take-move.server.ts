import { outcomeOf } from '@izlog/contract/client';
import { moveAttributeValue } from '@izlog/contract/product/registries/attribute-resource';
import { emptyCategory, moveCategory } from '@izlog/contract/product/registries/category-resource';
import { data, redirect } from 'react-router';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';

/** Takes the press of a button that puts a category one place up or down. */
export async function takeMove(site: SiteContext, form: FormData) {
  const move = moveIn(form);
  const outcome = await outcomeOf(ownCall(site)(moveCategory, move));
  if (outcome.errored) return refusedForm(site, reader(form)('form'), form, outcome.error);
  return redirect(pathTo('adminCategories', {}, site.language), { status: 303 });
}

/** The same of a choice of a property. */
export async function takeValueMove(site: SiteContext, attributeId: string, form: FormData) {
  const move = moveIn(form);
  const outcome = await outcomeOf(ownCall(site)(moveAttributeValue, move));
  if (outcome.errored) return refusedForm(site, reader(form)('form'), form, outcome.error);
  return redirect(pathTo('adminAttribute', { id: attributeId }, site.language), { status: 303 });
}

/** Handles the form that moves the products of a category into another one. */
export async function takeEmptying(site: SiteContext, id: string, form: FormData) {
  const to = reader(form)('to');
  if (!/^[1-9]\d{0,14}$/.test(to)) return wrongForm('empty', form, { to: { key: 'validation.required' } });
  const outcome = await outcomeOf(ownCall(site)(emptyCategory, { id: Number(id), to: Number(to) }));
  if (outcome.errored) return refusedForm(site, 'empty', form, outcome.error);
  return savedAt(site, 'adminCategory', { id });
}

/** Whether a form is such a press. */
export const isMove = (form: FormData): boolean => reader(form)('form').startsWith('move-');

function moveIn(form: FormData) {
  const read = reader(form);
  const [, id] = /^move-([1-9]\d{0,14})$/.exec(read('form')) ?? [];
  const way = (['up', 'down'] as const).find((one) => one === read('way'));
  if (!id || !way) throw data(null, { status: 400 });
  return { id: Number(id), way };
}
