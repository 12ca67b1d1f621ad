import type { memberCardResource } from '@izlog/contract/user/member-card-resource';
import { Link } from 'react-router';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { Group } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { ListView, OwnLook, RowOf } from '#site/admin/record/list-view.ts';
import { ResourceList } from '#site/admin/record/resource-list.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';

type Card = RowOf<typeof memberCardResource>;

const look = {
  record: 'memberCard',
  route: 'adminMemberCards',
  views: {
    free: 'memberCard.state.free',
    taken: 'memberCard.state.taken',
    blocked: 'memberCard.state.blocked',
  },
  to: ({ userId }) => (userId === null ? null : { route: 'adminCustomer', params: { id: String(userId) } }),
  cells: { holder: Holder, isActive: Act },
} satisfies OwnLook<typeof memberCardResource, Card>;

/** The member cards of the shop: whose they are, which are free, and what is done with each. */
export function MemberCardsScreen({
  title,
  view,
  mayEdit,
}: {
  title: string;
  view: ListView<Card>;
  mayEdit: boolean;
}) {
  return (
    <>
      <ResourceList
        title={title}
        view={mayEdit ? view : { ...view, columns: view.columns.filter(({ name }) => name !== 'isActive') }}
        look={look}
      />
      {mayEdit ? <AddCards /> : null}
    </>
  );
}

function Holder({ row: { holder, userId } }: { row: Card }) {
  const { t } = useStaffText();
  const address = useAddress();
  if (!holder || userId === null) return <span className="soft">{t('cards.nobody')}</span>;
  return (
    <Link className="link" to={address('adminCustomer', { id: String(userId) })}>
      {holder.name || holder.email}
    </Link>
  );
}

/** Blocks a card, which takes it from anyone who has it, or lets it work again. */
function Act({ row: { id, barcode, isActive } }: { row: Card }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: `card-${id}` });
  return (
    <FormFrame form={form} label={barcode}>
      <input type="hidden" name="cardId" value={id} />
      <SendButton form={form} tone="quiet" name="act" value={isActive ? 'block' : 'unblock'}>
        {t(isActive ? 'cards.block' : 'cards.unblock')}
        <span className="vh"> {barcode}</span>
      </SendButton>
    </FormFrame>
  );
}

function AddCards() {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'cards' });
  return (
    <Group title={t('cards.add')}>
      <FormFrame
        form={form}
        label={t('cards.add')}
        labels={{ barcodes: t('cards.numbers') }}
        className="stack admin__form"
      >
        <TextAreaField
          form={form}
          name="barcodes"
          label={t('cards.numbers')}
          hint={t('cards.numbersHint')}
          rows={4}
          data-most={50_000}
        />
        <SendButton form={form}>{t('cards.add')}</SendButton>
      </FormFrame>
    </Group>
  );
}
