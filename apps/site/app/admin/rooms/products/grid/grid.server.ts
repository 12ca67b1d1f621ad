import { outcomeOf } from '@izlog/contract/client';
import type { EndpointInput } from '@izlog/contract/endpoint';
import { gridColumns, rightOfCell } from '@izlog/contract/product/record/grid-columns';
import { getProductGrid, saveProductGrid } from '@izlog/contract/product/record/product-grid';
import { productChoices } from '@izlog/contract/product/record/product-record-calls';
import { productListFilter, productResource } from '@izlog/contract/product/record/product-rows';
import { data } from 'react-router';
import { sayer } from '#site/admin/ground/text/staff-words.server.ts';
import { queryOf } from '#site/admin/record/list-query.ts';
import { askedOf } from '#site/admin/record/load-list.server.ts';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm } from '#site/kit/forms/refused-form.server.ts';
import { type Fault, reader } from '#site/kit/forms/rules.ts';
import { typedFields } from '#site/kit/forms/typed-fields.server.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { ownCall } from '#site/session/own-call.ts';
import { gridFields } from '../plain-fields.server.ts';
import { cellText, type GridOptions, readCell, uniqueLabels } from './grid-cells.ts';
import type { GridView } from './grid-view.ts';
import { refusedWords } from './grid-words.ts';

/** Rows that the page comes with: all that a phone shows, and the beginning of the grid. */
const firstRows = 50;

const privately = { 'cache-control': 'private, no-store' };

/** The rights of the person who asks among those that open the grid; 403 for anyone who has none. */
async function rightsOf(site: SiteContext): Promise<readonly string[]> {
  const scope = (await staffUser(site))?.scope ?? [];
  if (!gridColumns.some((cell) => scope.includes(rightOfCell(cell))))
    throw data('noRight', { status: 403, statusText: 'Forbidden' });
  return scope;
}

/** The beginning of the grid of an address, with the columns that its reader may write. */
export async function loadGrid(site: SiteContext, url: URL): Promise<GridView> {
  const scope = await rightsOf(site);
  const filter = filterOf(url);
  const isCatalogue = scope.includes('catalogue.edit');
  const [page, choices] = await Promise.all([
    site.call(getProductGrid, { ...filter, ...placeOf(url), limit: firstRows }),
    isCatalogue ? site.call(productChoices, {}) : null,
  ]);
  const query = new URLSearchParams(queryOf(stringsOf(filter), ''));
  return {
    ...page,
    columns: gridColumns.filter((cell) => scope.includes(rightOfCell(cell))),
    fields: gridFields,
    options: optionsOf(site, choices),
    query: String(query),
    hasList: isCatalogue,
  };
}

/** More rows for the grid in a browser. */
export async function loadMoreRows(site: SiteContext, url: URL): Promise<Response> {
  await rightsOf(site);
  const { rows, next } = await site.call(getProductGrid, {
    ...filterOf(url),
    ...placeOf(url),
    limit: 500,
  });
  return Response.json({ rows, next }, { headers: privately });
}

/** Saves what the grid in a browser sends; the platform names what it refuses. */
export async function takeCells(site: SiteContext, form: FormData): Promise<Response> {
  await rightsOf(site);
  const sent = saveProductGrid.body?.safeParse({ rows: parsed(reader(form)('rows')) });
  if (!sent?.success) return Response.json({}, { status: 400, headers: privately });
  const outcome = await outcomeOf(ownCall(site)(saveProductGrid, sent.data));
  if (outcome.errored)
    return Response.json(
      {},
      { status: outcome.error.status >= 400 ? outcome.error.status : 503, headers: privately },
    );
  return Response.json(outcome.data, { headers: privately });
}

/** Saves the rows of the form; what cannot be saved is shown beside its field. */
export async function takeGridForm(site: SiteContext, form: FormData, url: URL) {
  const view = await loadGrid(site, url);
  const say = sayer(site);
  const read = reader(form);
  const { options, fields } = view;
  const reading = { options, fields, locale: catalogueOf(languageRead(site)).locale };
  const faults: Record<string, Fault> = {};
  const rows = view.rows.flatMap((row): EndpointInput<typeof saveProductGrid>['rows'] => {
    if (!form.has(`revision-${row.id}`)) return [];
    const cells: Record<string, unknown> = {};
    for (const cell of view.columns) {
      const name = `${cell}-${row.id}`;
      if (row.without.includes(cell) || !form.has(name)) continue;
      // What stands as it is shown was not typed.
      if (read(name) === cellText(row, cell, reading)) continue;
      const one = readCell(cell, read(name), reading);
      if ('fault' in one) faults[name] = { key: 'form.wrong', words: say(one.fault.key, one.fault.values) };
      else cells[cell] = one.value;
    }
    return Object.keys(cells).length > 0
      ? [{ id: row.id, revision: read(`revision-${row.id}`).slice(0, 200), ...cells }]
      : [];
  });
  let saved = 0;
  if (rows.length > 0) {
    const outcome = await outcomeOf(ownCall(site)(saveProductGrid, { rows }));
    if (outcome.errored) return refusedForm(site, 'grid', form, outcome.error);
    saved = outcome.data.saved;
    for (const { id, cell, fault, by, at } of outcome.data.refused) {
      const words = say(refusedWords[fault], { by: by ?? say('products.somebody'), at: at ?? '' });
      faults[`${cell}-${id}`] = { key: 'form.wrong', words };
    }
  }
  const left = Object.keys(faults).length;
  if (left > 0)
    return data<FormAnswer>(
      {
        form: 'grid',
        faults,
        typed: typedFields(form),
        refusal: say('products.gridSavedBut', { saved, left }),
      },
      { status: 400 },
    );
  return data<FormAnswer>({ form: 'grid', done: ['saved'] });
}

function optionsOf(
  site: SiteContext,
  choices: { brands: Named[]; categories: Named[]; taxClasses: Named[] } | null,
): GridOptions {
  const say = sayer(site);
  const flags = [true, false].map((value) => ({ value, label: say(value ? 'log.yes' : 'log.no') }));
  return {
    ...Object.fromEntries(
      gridFields.flatMap(({ name, kind, choices: words }): [string, Option[]][] => {
        if (kind === 'yesNo') return [[name, flags]];
        return words ? [[name, words.map((value) => ({ value, label: value }))]] : [];
      }),
    ),
    state: [
      { value: 'published', label: say('products.published') },
      { value: 'draft', label: say('products.draft') },
      { value: 'archived', label: say('products.archived') },
    ],
    ...(choices && {
      brandId: uniqueLabels(choices.brands),
      categoryId: uniqueLabels(choices.categories),
      taxClassId: uniqueLabels(choices.taxClasses),
    }),
  };
}

type Option = { value: string | boolean; label: string };

type Named = { id: number; name: string; depth?: number };

const filterOf = (url: URL) => productListFilter.parse(askedOf(url, productResource));

const stringsOf = (filter: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );

function placeOf({ searchParams }: URL): { after?: string } {
  const after = searchParams.get('after');
  return after ? { after: after.slice(0, 2000) } : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Whatever is no JSON is refused as rows that are none.
    return undefined;
  }
}
