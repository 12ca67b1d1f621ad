import type { Ctx } from '#platform/kernel/context.ts';
import { writeIssue } from '#platform/services/people/newsletter/issue.queries.ts';
import { savePromotion } from '#platform/services/promotions/save-promotion.ts';
import { writeSegment } from '#platform/services/segments/segment.queries.ts';

/**
 * What an owner begins with beside orders: two segments, a newsletter that is being written, and a promotion that is
 * switched off, so that no visitor meets it. A shop without Croatian is left alone: the words are Croatian.
 */
export async function beginMarketing(ctx: Ctx): Promise<void> {
  if (ctx.site.defaultLanguage !== 'hrv') return;
  await writeSegment(ctx, null, {
    name: 'Vjerni kupci',
    rules: [
      { field: 'orders', is: 'atLeast', value: 2 },
      { field: 'spent', is: 'atLeast', value: 100 },
    ],
  });
  const { id: segmentId } = await writeSegment(ctx, null, {
    name: 'Dugo ih nema, a primaju bilten',
    rules: [
      { field: 'lastOrder', is: 'longerAgo', value: 30 },
      { field: 'newsletter', is: 'yes' },
    ],
  });
  await writeIssue(ctx, null, {
    subject: 'Planeri za novu godinu su stigli',
    preheader: 'I mali poklon uz svaki do kraja mjeseca.',
    body: '## Nova godina, nov plan\n\nStigli su planeri u četiri boje. U svakom je 52 tjedna, popis pretpostavki i prazna stranica za ono što još ne znate.',
    segmentId,
  });
  const names = { hrv: '3 za 2', eng: '3 for 2', deu: '3 für 2' };
  const known = Object.entries(names).filter(([language]) => ctx.site.languages.includes(language));
  await savePromotion(ctx, {
    names: Object.fromEntries(known),
    kind: 'multiBuy',
    buyQuantity: 3,
    payQuantity: 2,
    isActive: false,
  });
}
