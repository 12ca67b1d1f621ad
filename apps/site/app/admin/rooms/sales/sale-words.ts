import type { SaleKind, SaleState } from '@izlog/contract/product/sales/sale-kinds';
import type { Sale, SaleLeft } from '@izlog/contract/product/sales/sale-staff';
import type { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import type { ToastTone } from '#site/ui/overlays/toasts.tsx';

type StaffText = ReturnType<typeof useStaffText>;

/** How a state of a sale is called. */
export const saleStateKeys: Readonly<Record<SaleState, StaffKey>> = {
  draft: 'sale.state.draft',
  planned: 'sale.state.planned',
  on: 'sale.state.on',
  over: 'sale.state.over',
  takenBack: 'sale.state.takenBack',
};

/** The colour that goes with it; the words say the same. */
export const saleTones: Readonly<Record<SaleState, ToastTone>> = {
  draft: 'info',
  planned: 'info',
  on: 'success',
  over: 'offer',
  takenBack: 'offer',
};

const doesKeys: Readonly<Record<SaleKind, StaffKey>> = {
  percent: 'sales.does.percent',
  amount: 'sales.does.amount',
  price: 'sales.does.price',
};

/** By how much a sale reduces: "20 % manje od redovne". */
export const doesWords = ({ kind, value }: Pick<Sale, 'kind' | 'value'>, { t, money, number }: StaffText) =>
  t(doesKeys[kind], { value: kind === 'percent' ? number(value) : money(value) });

const plainReasons = {
  noPrice: 'sales.noPrice',
  sumOfMembers: 'sales.sumOfMembers',
  tooLow: 'sales.tooLow',
  notLower: 'sales.notLower',
  noFormerPrice: 'sales.noFormerPrice',
  gone: 'sales.gone',
} as const satisfies Partial<Record<SaleLeft['reason'], StaffKey>>;

/** Why a price stays as it is, in a sentence. */
export function reasonWords(
  { reason, lowest, raisedAt, until }: SaleLeft,
  { t, money, shortDate }: StaffText,
): string {
  switch (reason) {
    case 'notBelowLowest':
      return raisedAt
        ? t('sales.raised', { day: shortDate(raisedAt), lowest: money(lowest ?? 0) })
        : t('sales.notBelowLowest', { lowest: money(lowest ?? 0) });
    case 'inSale':
      return t('sales.inSale', { day: lastDay(until, shortDate) });
    case 'hasSalePrice':
      return until === null
        ? t('sales.hasSalePrice')
        : t('sales.hasSalePriceUntil', { day: lastDay(until, shortDate) });
    default:
      return t(plainReasons[reason]);
  }
}

/** The first moment without a price is not its last day. */
const lastDay = (until: string | null, shortDate: StaffText['shortDate']): string =>
  until === null ? '' : shortDate(Date.parse(until) - 1);
