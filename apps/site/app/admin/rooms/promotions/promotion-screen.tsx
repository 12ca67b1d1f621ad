import type { getPromotion } from '@izlog/contract/ecommerce/promotion-staff';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SwitchPanel } from '#site/admin/ground/frame/switch-panel.tsx';
import type { FormView } from '#site/admin/record/list-view.ts';
import { ResourceForm } from '#site/admin/record/resource-form.tsx';
import { couponTones, promotionStateKeys, usesWords } from '#site/admin/rooms/coupons/door/coupon-words.ts';
import { DiscountSentence } from '#site/admin/rooms/coupons/door/discount-sentence.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Note } from '#site/ui/note.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { promotionLook } from './door/promotion-look.ts';

/** One promotion for staff: its fields, when it is counted, whether it is on. */
export function PromotionScreen({
  title,
  view,
  mayReduce,
}: {
  title: string;
  view: FormView<EndpointAnswer<typeof getPromotion>>;
  /** Whether the reader may make a sale, which visitors see on every page. */
  mayReduce: boolean;
}) {
  const text = useStaffText();
  const { t } = text;
  const address = useAddress();
  const promotion = view.record;
  return (
    <ResourceForm
      title={title}
      label={t('promotion.one')}
      view={view}
      look={promotionLook}
      back={{ to: address('adminPromotions'), words: t('promotions.all') }}
      deleteWords={{ title: 'promotions.delete', lead: 'promotions.deleteLead' }}
      head={
        <>
          {promotion ? (
            <>
              <Badge tone={couponTones[promotion.state]}>{t(promotionStateKeys[promotion.state])}</Badge>
              <span className="soft">
                {t('coupons.uses')}: {usesWords(promotion, text)}
              </span>
            </>
          ) : null}
          <Link className="link" to={address('adminWhy')}>
            {t('why.title')}
          </Link>
        </>
      }
      lead={
        <>
          <p className="soft">{t('promotions.lead')}</p>
          <DiscountSentence discount={promotion} />
          <VisitorsSee mayReduce={mayReduce} />
        </>
      }
      side={
        promotion ? (
          <SwitchPanel
            isActive={promotion.isActive}
            words={{
              title: 'coupons.state',
              on: 'promotions.switchOn',
              off: 'promotions.switchOff',
              lead: 'promotions.switchLead',
            }}
          />
        ) : null
      }
    />
  );
}

/** Where visitors meet the discount of a promotion, and what makes a struck price instead (SELL-01). */
function VisitorsSee({ mayReduce }: { mayReduce: boolean }) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <Note title={t('promotions.visitorsSee')}>
      <p>{t('promotions.visitorsSeeCart')}</p>
      {mayReduce ? (
        <p>
          {t('promotions.visitorsSeeSale')}{' '}
          <Link className="link" to={address('adminSale', { id: 'novo' })}>
            {t('sale.new')}
          </Link>
        </p>
      ) : null}
    </Note>
  );
}
