import { knownOptions } from '@izlog/contract/cms/option-keys';
import { invoicingOptions } from '@izlog/contract/ecommerce/duties/invoicing';
import { anchorOptions } from '@izlog/contract/ecommerce/law/anchor';
import type { Secrets } from '#platform/kernel/access/secrets.ts';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, dropTags, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { checkOption } from './check-option.ts';
import { putOption } from './option.queries.ts';
import { savedOption } from './sealed-option.ts';

/**
 * Sets an option of the site (CMS-026). An option of the specification that is secret stays secret; those whose value
 * follows from elsewhere (languages, media sizes) are refused. What is typed as a secret is sealed by `secrets`, and not
 * taken without them.
 */
export async function setOption(
  ctx: Ctx,
  option: { key: string; value?: string | null; mediaId?: number | null; isSecret?: boolean },
  secrets?: Pick<Secrets, 'encrypt'>,
): Promise<void> {
  const known = knownOptions[option.key];
  if (known?.isFixed) {
    throw new Refusal('validationFailed', {
      fields: [{ path: 'key', kind: 'fixed', message: `${option.key} cannot be set as an option.` }],
    });
  }
  checkOption(option.key, option.value ?? null);
  if (known?.is.kind === 'picture' && option.value) {
    const message = `${option.key} is a picture, which is set by its record.`;
    throw new Refusal('validationFailed', { fields: [{ path: 'key', kind: 'picture', message }] });
  }
  await inTransaction(ctx, async (inner) => {
    const { key, value = null } = option;
    const siteId = inner.site.id;
    await putOption(inner, {
      siteId,
      key,
      value: savedOption(secrets, { siteId, key }, value),
      mediaId: option.mediaId ?? null,
      isSecret: known?.isSecret ?? option.isSecret ?? false,
      updatedAt: inner.now,
    });
    const isOfPrices = anchorOptions.some((one) => one === key);
    await dropTags(inner, isOfPrices ? ['site', 'options', 'products'] : ['options']);
    // The terms of carts are remembered for a version of the catalogue.
    if (isOfPrices || invoicingOptions.some((one) => one === key)) await catalogueChanged(inner, []);
  });
}
