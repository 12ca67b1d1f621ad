import { platformTexts } from '@izlog/contract/texts/platform-texts';
import { ownLanguageOf } from '@izlog/contract/texts/reader-language';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { readMailOptions, sendMails, siteAddress } from '#platform/services/messaging/index.ts';
import { staffMail } from '#platform/services/people/index.ts';
import { noteWarned, type TakenWebhook } from './delivery.queries.ts';

const day = 24 * 60 * 60 * 1000;

/** Writes to the people of the shop that a webhook was switched off, and why. */
export async function tellOff(
  kernel: Kernel,
  ctx: Ctx,
  webhook: TakenWebhook,
  reason: 'failing' | 'rights',
): Promise<void> {
  await tell(kernel, ctx, reason === 'failing' ? 'webhookOff' : 'webhookWithoutRights', webhook, ctx.now);
}

/** Writes once a day to the people of the shop that a receiver does not answer, from its second day on. */
export async function warnOfFailing(
  kernel: Kernel,
  ctx: Ctx,
  webhook: TakenWebhook,
  failingSince: Date,
): Promise<void> {
  const { toldAt } = webhook;
  const isNew = ctx.now.getTime() - failingSince.getTime() < day;
  const isWarned = toldAt !== null && ctx.now.getTime() - toldAt.getTime() < day;
  if (isNew || isWarned) return;
  await tell(kernel, ctx, 'webhookFailing', { ...webhook, failingSince }, ctx.now);
  await noteWarned(ctx.db, webhook.id, ctx.now);
}

async function tell(
  kernel: Kernel,
  ctx: Ctx,
  template: 'webhookFailing' | 'webhookOff' | 'webhookWithoutRights',
  { id, name, url, failingSince }: Pick<TakenWebhook, 'id' | 'name' | 'url' | 'failingSince'>,
  now: Date,
): Promise<void> {
  const language = ctx.site.defaultLanguage;
  const data = {
    name: '',
    url: await siteAddress(kernel, ctx, `/admin/obavijesti/${id}`, language),
    webhook: name,
    host: new URL(url).host,
    since: shown(failingSince ?? now, language),
  };
  const { staff } = await readMailOptions(ctx.db, ctx.site.id);
  const key = `webhook ${id} ${template} ${now.toISOString()}`;
  await sendMails(
    ctx,
    staffMail.mailsTo(ctx, template, data, await staffMail.recipients(ctx, staff), { key }),
  );
}

const shown = (at: Date, language: string): string =>
  at.toLocaleString(platformTexts[ownLanguageOf(language)].documents.locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Zagreb',
  });
