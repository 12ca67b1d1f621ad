import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';

/** Begins an order for somebody who calls, of whom the shop may know already who it is. */
export function NewDraft({ buyer }: { buyer?: { id: number; email: string } }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'newDraft' });
  return (
    <FormFrame form={form} action={useAddress()('adminDrafts')} label={t('drafts.new')}>
      {buyer ? (
        <>
          <input type="hidden" name="buyer" value={buyer.id} />
          <input type="hidden" name="buyerAsked" value={buyer.email} />
        </>
      ) : null}
      <SendButton form={form} tone="primary">
        {t(buyer ? 'drafts.newFor' : 'drafts.new')}
      </SendButton>
    </FormFrame>
  );
}
