import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { noteFailure } from '#platform/services/content/addresses/redirect.queries.ts';
import { checkEntry } from '#platform/services/content/forms/check-entry.ts';
import { confirmEntry, type FormRow } from '#platform/services/content/forms/form.queries.ts';
import { forms } from '#platform/services/content/forms/form.tables.ts';
import { saveEntry } from '#platform/services/content/forms/store-entry.ts';
import { confirmWithdrawal } from '#platform/services/orders/withdrawal/confirm-withdrawal.ts';
import { noteMissed } from '#platform/services/search/site/missed.queries.ts';

const day = 24 * 60 * 60 * 1000;

/** What visitors and buyers left for the desk: entries of forms, a withdrawal, words and addresses that lead nowhere. */
export async function hearVisitors(kernel: Kernel, ctx: Ctx): Promise<void> {
  if (ctx.site.defaultLanguage !== 'hrv') return;
  const at = (daysAgo: number): Ctx => ({
    ...ctx,
    now: new Date(ctx.now.getTime() - daysAgo * day),
    caller: { kind: 'visitor' },
    ip: '10.1.0.1',
  });
  await fillForms(kernel, ctx, at);
  await withdraw(kernel, at(0.2));
  for (const words of ['globus', 'globus', 'penkala', 'globus', 'rokovnik za učitelje'])
    await noteMissed(at(1), words);
  for (const path of ['/planer-2025', '/katalog.pdf', '/planer-2025']) await noteFailure(at(1), path);
}

const entries: readonly { field: string; daysAgo: number; data: Record<string, string | boolean> }[] = [
  {
    field: 'topic',
    daysAgo: 19,
    data: { topic: 'Kako se planira prva godina obrta', email: 'iva.plan@posta.example', tell: true },
  },
  { field: 'topic', daysAgo: 11, data: { topic: 'Vođenje bilješki na sastancima' } },
  {
    field: 'topic',
    daysAgo: 2,
    data: { topic: 'Tjedni pregled u pola sata', email: 'dino.tjedan@posta.example' },
  },
  {
    field: 'project',
    daysAgo: 8,
    data: {
      name: 'Marina Lukić',
      email: 'marina.lukic@posta.example',
      phone: '+385 91 555 0182',
      sector: 'tourism',
      amount: '180000',
      project: 'Obnavljamo kuću za odmor s osam kreveta i trebamo mišljenje prije prijave.',
    },
  },
  {
    field: 'project',
    daysAgo: 1,
    data: {
      name: 'Stjepan Babić',
      email: 'stjepan.babic@posta.example',
      sector: 'farming',
      project: 'Kupujemo stroj za sušenje lavande. Koliko se od toga može sufinancirati?',
    },
  },
];

/** Answers of visitors in the forms that have the fields for them. */
async function fillForms(kernel: Kernel, ctx: Ctx, at: (daysAgo: number) => Ctx): Promise<void> {
  const rows: FormRow[] = await ctx.db.select().from(forms).where(sql`${forms.siteId} = ${ctx.site.id}`);
  for (const { field, daysAgo, data } of entries) {
    const form = rows.find(({ fields }) => fields.some(({ name }) => name === field));
    if (!form) continue;
    const then = at(daysAgo);
    const { id } = await saveEntry(kernel, then, form, {
      consents: [],
      data: checkEntry(form.fields, data),
    });
    if (form.requireEmailConfirm) await confirmEntry(then, id);
  }
}

/** One piece of the parcel that arrived last is given back. */
async function withdraw(kernel: Kernel, ctx: Ctx): Promise<void> {
  const { rows } = await ctx.db.execute<{ slug: string; email: string; name: string; id: number }>(sql`
    select o.slug, o.email, trim(concat_ws(' ', o.delivery_address->>'firstName', o.delivery_address->>'lastName')) as name,
      (select i.id::int from order_items i where i.order_id = o.id and i.withdrawal_class = 'goods' order by i.id limit 1) as id
    from orders o where o.site_id = ${ctx.site.id} and o.state = 'delivered'
      and exists (select from order_items i where i.order_id = o.id and i.withdrawal_class = 'goods')
    order by o.created_at desc limit 1`);
  const [order] = rows;
  if (!order) return;
  await confirmWithdrawal(kernel, ctx, {
    orderSlug: order.slug,
    email: order.email,
    name: order.name,
    contactEmail: order.email,
    lines: [{ id: order.id, quantity: 1 }],
  });
}
