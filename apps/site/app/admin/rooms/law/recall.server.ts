import { outcomeOf } from '@izlog/contract/client';
import { previewRecall, sendRecall } from '@izlog/contract/ecommerce/law/recalls';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { type Faults, reader } from '#site/kit/forms/rules.ts';
import { orNotFound, writtenOrNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';

const dayOf = (typed: string | null): string | undefined =>
  typed !== null && /^\d{4}-\d\d-\d\d$/.test(typed) && !Number.isNaN(Date.parse(typed)) ? typed : undefined;

/** Whom a recall would reach, of the days of the address (`?od=2026-01-01&do=…`), and the recalls that were sent. */
export async function loadRecall(site: SiteContext, productId: number, url: URL) {
  const boughtFrom = dayOf(url.searchParams.get('od'));
  const boughtTo = dayOf(url.searchParams.get('do'));
  const found = await orNotFound(
    site.call(previewRecall, {
      productId,
      ...(boughtFrom && { boughtFrom }),
      ...(boughtTo && { boughtTo }),
    }),
  );
  const { languages } = site.site;
  const [own, ...others] = languages;
  // The language of the shop, and those in which it was bought.
  const asked = [...(own ? [own] : []), ...others.filter(({ code }) => found.reach.languages.includes(code))];
  return {
    ...found,
    productId,
    boughtFrom: boughtFrom ?? '',
    boughtTo: boughtTo ?? '',
    languages: asked.map(({ code, name }) => ({ code, name })),
  };
}

export type RecallView = Awaited<ReturnType<typeof loadRecall>>;

/** Handles the form that sends a recall to everybody who was counted. */
export async function takeRecall(site: SiteContext, productId: number, form: FormData) {
  const read = reader(form);
  const codes = [...form.keys()].flatMap((key) => /^danger\.([a-z]{3})$/.exec(key)?.[1] ?? []);
  const faults: Faults = Object.fromEntries(
    codes
      .flatMap((code) => [`danger.${code}`, `act.${code}`])
      .filter((name) => read(name).trim() === '')
      .map((name) => [name, { key: 'validation.required' as const }]),
  );
  if (Object.keys(faults).length > 0) return wrongForm('recall', form, faults);
  const texts = Object.fromEntries(
    codes.map((code) => [code, { danger: read(`danger.${code}`), act: read(`act.${code}`) }]),
  );
  const outcome = await outcomeOf(
    writtenOrNotFound(
      ownCall(site)(sendRecall, {
        productId,
        texts,
        people: Number(read('people')),
        boughtFrom: dayOf(read('boughtFrom')) ?? null,
        boughtTo: dayOf(read('boughtTo')) ?? null,
      }),
    ),
  );
  if (!outcome.errored) return savedAt(site, 'adminRecall', { id: productId });
  const words = wordsOf(site);
  const first = `danger.${codes[0] ?? ''}`;
  return refusedForm(
    site,
    'recall',
    form,
    outcome.error,
    {
      people: first,
      boughtTo: first,
      ...Object.fromEntries(
        codes.flatMap((code) => [
          [`texts.${code}.danger`, `danger.${code}`],
          [`texts.${code}.act`, `act.${code}`],
        ]),
      ),
    },
    (_path, kind) => words(`recall.wrong.${kind}`) || undefined,
  );
}
