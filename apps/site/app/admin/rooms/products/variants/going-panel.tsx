import { useEffect, useRef } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import type { Going } from './take-axes.server.ts';

/** What a form was answered that it would take out of the shop; nothing where it was not asked. */
export const goingOf = ({ answer }: SentForm): Going | undefined =>
  answer?.shown?.going ? (JSON.parse(answer.shown.going) as Going) : undefined;

/**
 * Says which variants go, who holds them and what becomes of that, before it is done; beside it the way to hide them only.
 * Stands in its form: sent with the same fields and these ids it is done.
 */
export function GoingPanel({
  form,
  going: { goes, uses },
  onCancel,
}: {
  form: SentForm;
  going: Going;
  /** Leaves everything as it is; only scripts can. */
  onCancel?: (() => void) | undefined;
}) {
  const { t, number, shortDate, time } = useStaffText();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const inStock = goes.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  const lines: { key: string; tone: 'weak' | 'good'; words: string }[] = [];
  const add = (tone: 'weak' | 'good', words: string) => lines.push({ key: words, tone, words });
  if (uses.carts > 0)
    add(
      'weak',
      t('products.goingCarts', {
        carts: t('products.goingCartCount', { count: uses.carts }),
        pieces: number(uses.quantity),
        since: uses.oldest === null ? '' : `${shortDate(uses.oldest)} ${time(uses.oldest)}`,
      }),
    );
  if (uses.drafts > 0) add('weak', t('products.goingDrafts', { count: uses.drafts }));
  const list = (key: StaffKey, names: readonly string[], count: number) => {
    if (count === 0) return;
    const more = count > names.length ? `, + ${number(count - names.length)}` : '';
    add('weak', t(key, { names: names.join(', ') + more }));
  };
  list('products.goingOrders', uses.orders, uses.orderCount);
  list('products.goingBundles', uses.bundles, uses.bundleCount);
  list('products.goingPromotions', uses.promotions, uses.promotionCount);
  if (lines.length === 0) add('good', t('products.goingNobody'));
  add('good', t('products.goingKept'));
  return (
    <section ref={box} tabIndex={-1} className="going stack" aria-labelledby={`${form.name}-going`}>
      <h3 id={`${form.name}-going`}>{t('products.goingTitle', { count: goes.length })}</h3>
      <p>
        {goes
          .slice(0, 12)
          .map(({ name }) => name)
          .join(' · ')}
        {goes.length > 12 ? `, + ${number(goes.length - 12)}` : ''}
        {inStock > 0 ? ` (${t('products.goingPieces', { count: inStock })})` : ''}
      </p>
      <ul className="checks plain">
        {lines.map(({ key, tone, words }) => (
          <li key={key} className={`is-${tone}`}>
            <Icon name={tone === 'good' ? 'ok' : 'warn'} /> <span>{words}</span>
          </li>
        ))}
      </ul>
      <input type="hidden" name="goes" value={form.answer?.shown?.goes ?? ''} />
      <div className="row">
        {onCancel ? (
          <Button tone="quiet" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
        ) : null}
        <SendButton form={form} name="act" value="hide">
          {t('products.goingHide')}
        </SendButton>
        <SendButton form={form} name="act" value="remove" tone="danger">
          {t('products.goingSend', { count: goes.length })}
        </SendButton>
      </div>
    </section>
  );
}
