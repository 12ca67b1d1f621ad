import { basePriceOf, pricesOf } from '@izlog/contract/product/prices';
import type { PricePreview, PriceReason } from '@izlog/contract/product/record/price-preview';
import { useEffect, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { priceProps } from '#site/features/catalog/door/tile.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { Price } from '#site/ui/price.tsx';
import { Tag } from '#site/ui/tag.tsx';
import { PriceChart } from '../price/price-chart.tsx';
import { priceFields } from './typed-price.ts';

/** Ms after the last key before the platform is asked. */
const patience = 300;

const reasonWords: Readonly<Record<PriceReason, StaffKey>> = {
  noPrice: 'products.whyNoPrice',
  noSale: 'products.whyNoSale',
  announced: 'products.whyAnnounced',
  fromLowest: 'products.whyFromLowest',
  saleNotLower: 'products.whySaleNotLower',
  noFormerPrice: 'products.whyNoFormerPrice',
  notBelowLowest: 'products.whyNotBelowLowest',
};

/** What buyers will see once the price is saved, and why: asked of the platform while one types (OFFICE-04). */
export function BuyerPrice({
  form,
  view,
}: {
  form: { ref: { current: HTMLFormElement | null } };
  view: { preview: PricePreview | null; record: { id: number } | null };
}) {
  const { t, shortDate } = useStaffText();
  const [preview, setPreview] = useState(view.preview);
  const id = view.record?.id;
  useEffect(() => {
    const owner = form.ref.current;
    if (!owner) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    const ask = async () => {
      asked += 1;
      const mine = asked;
      const found = await askPreview(owner, id);
      // The last question counts, in whatever order the answers come.
      if (found !== undefined && mine === asked) setPreview(found);
    };
    const onInput = ({ target }: Event) => {
      const name = target instanceof Element ? target.getAttribute('name') : null;
      if (!priceFields.some((field) => field === name)) return;
      clearTimeout(timer);
      timer = setTimeout(ask, patience);
    };
    owner.addEventListener('input', onInput);
    return () => {
      clearTimeout(timer);
      owner.removeEventListener('input', onInput);
    };
  }, [form.ref, id]);
  if (!preview) return <div className="buyer soft">{t('products.buyerNothing')}</div>;
  return (
    <>
      <div className="buyer" aria-live="polite">
        <h3>{t('products.buyerSees')}</h3>
        <Shown shown={preview.now} />
        {preview.later ? (
          <>
            <h3>{t('products.buyerSeesLater', { day: shortDate(preview.later.at) })}</h3>
            <Shown shown={preview.later} />
          </>
        ) : null}
        {preview.next ? (
          <>
            <h3>{t('products.buyerSeesLater', { day: shortDate(preview.next.at) })}</h3>
            <Shown shown={preview.next} />
          </>
        ) : null}
      </div>
      <PriceChart line={preview.line} />
    </>
  );
}

function Shown({ shown }: { shown: PricePreview['now'] }) {
  const text = useStaffText();
  const { t, money } = text;
  const price = pricesOf(shown);
  const values = {
    percent: price?.discount?.percent ?? 0,
    lowest: money(shown.lowest ?? 0),
    regular: money(basePriceOf(shown) ?? 0),
  };
  return (
    <>
      {price ? (
        <div className="price-top">
          {price.discount?.percent ? (
            <Tag prefix={t('price.discount')}>{t('price.percent', { percent: price.discount.percent })}</Tag>
          ) : null}
          <Price size="lg" {...priceProps(price, text)} />
        </div>
      ) : null}
      <p className="small">{t(reasonWords[shown.reason], values)}</p>
    </>
  );
}

/** The preview of what is typed; null while that is no price, and undefined when nobody could say. */
async function askPreview(
  form: HTMLFormElement,
  id: number | undefined,
): Promise<PricePreview | null | undefined> {
  const typed = new FormData(form);
  const body = new URLSearchParams(id === undefined ? {} : { id: String(id) });
  for (const name of priceFields) body.set(name, String(typed.get(name) ?? ''));
  try {
    const answer = await fetch('/_/product-price', { method: 'POST', body });
    if (answer.ok) return (await answer.json()) as PricePreview;
    return answer.status === 400 ? null : undefined;
  } catch {
    // No line: what was shown last stays.
    return undefined;
  }
}
