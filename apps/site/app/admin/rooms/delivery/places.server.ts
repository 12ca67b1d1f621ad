import { countryCodes, countryName } from '@izlog/contract/countries';
import { ownPlaces, pickupPlaceResource } from '@izlog/contract/ecommerce/pickup-place-resource';
import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import type { FormView } from '#site/admin/record/list-view.ts';
import { loadForm } from '#site/admin/record/load-form.server.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { loadDeliveries } from './delivery.server.ts';
import { loadPlaceLists } from './place-lists.server.ts';
import type { PlaceNames } from './place-look.ts';

/** What lists and countries are called where places are shown. */
export async function loadPlaceNames(context: SiteContext): Promise<PlaceNames> {
  const read = languageRead(context);
  const countries = countryCodes
    .map(({ iso }) => [iso, countryName(iso, read)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, read));
  const lists = await loadPlaceLists(context);
  return {
    lists: Object.fromEntries(lists.map((list) => [list.code, list.name])),
    countries: Object.fromEntries(countries),
  };
}

/**
 * The form of a place with the lists called by the ways of delivery that offer them, so that nobody adds a place which no
 * buyer sees; a new one begins in a list of the shop's own that is offered.
 */
export async function loadPlace(
  context: SiteContext,
  id: string,
): Promise<{ view: FormView; names: PlaceNames }> {
  const [names, lists, methods] = await Promise.all([
    loadPlaceNames(context),
    loadPlaceLists(context),
    loadDeliveries(context),
  ]);
  const words = wordsOf(context);
  const offeredBy = (code: string) =>
    methods.filter(({ isActive, list }) => isActive && list === code).map(({ name }) => name);
  const start = {
    provider: lists.find(({ code, isOwn }) => isOwn && offeredBy(code).length > 0)?.code ?? ownPlaces,
    type: 'branch',
    country: 'HR',
    isActive: true,
  };
  const called = lists.map(({ code, name }): [string, string] => {
    const ways = offeredBy(code).join(', ');
    return [code, ways ? words('places.listOf', { name, ways }) : words('places.listOfNone', { name })];
  });
  const view = await loadForm(context, pickupPlaceResource, id, { start });
  return { view: withChoices(view, names), names: { ...names, lists: Object.fromEntries(called) } };
}

/** The form, where lists and countries are chosen by their names. */
const withChoices = (view: FormView, { lists, countries }: PlaceNames): FormView => ({
  ...view,
  fields: view.fields.map((field) => {
    const choices = { provider: Object.keys(lists), country: Object.keys(countries) }[field.name];
    return choices ? { ...field, kind: 'choice', choices } : field;
  }),
});
