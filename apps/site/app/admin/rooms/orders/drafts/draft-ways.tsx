import { Group } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Select } from '#site/ui/controls/text-input.tsx';
import type { DraftPart } from './draft-view.ts';

/** How it goes there, at the price that the cart computes, and how it is paid. */
export function DraftWays({
  form,
  view: { draft },
  money,
}: DraftPart & { money: (amount: number) => string }) {
  const { t } = useStaffText();
  const typed = (name: string, now: number | null) => form.typed[name] ?? String(now ?? '');
  const delivery = typed('deliveryMethodId', draft.deliveryMethodId);
  const payment = typed('paymentMethodId', draft.paymentMethodId);
  return (
    <Group title={t('drafts.ways')}>
      <fieldset key={`d${draft.revision}`} className="stack">
        <legend>{t('drafts.delivery')}</legend>
        {draft.isDigital ? <p className="soft">{t('drafts.nothingSent')}</p> : null}
        {!draft.isDigital && draft.delivery.length === 0 ? (
          <p className="soft">{draft.noDelivery || t('drafts.noDelivery')}</p>
        ) : null}
        {draft.delivery.map(({ id, name, description, price, branches, hasBranches }) => (
          <div key={id} className="draft-way">
            <label className="check">
              <input
                type="radio"
                name="deliveryMethodId"
                value={id}
                defaultChecked={delivery === String(id)}
              />
              <span>
                <strong>{name}</strong> <span className="num">{money(price)}</span>
                <small className="soft">{description}</small>
              </span>
            </label>
            {hasBranches ? (
              <Select
                name={`branch-${id}`}
                aria-label={`${t('drafts.branch')}: ${name}`}
                defaultValue={
                  form.typed[`branch-${id}`] ??
                  (draft.deliveryMethodId === id ? (draft.deliveryBranchId ?? '') : '')
                }
              >
                <option value="">{t('drafts.chooseBranch')}</option>
                {branches.map((branch) => (
                  <option key={branch.id} value={branch.id}>
                    {branch.name}, {branch.street}, {branch.city}
                  </option>
                ))}
              </Select>
            ) : null}
          </div>
        ))}
      </fieldset>
      <fieldset key={`p${draft.revision}`} className="stack">
        <legend>{t('drafts.payment')}</legend>
        {draft.edits ? null : (
          <label className="check">
            <input type="radio" name="paymentMethodId" value="" defaultChecked={payment === ''} />
            <span>
              <strong>{t('drafts.paysByLink')}</strong>
              <small className="soft">{t('drafts.paysByLinkHint')}</small>
            </span>
          </label>
        )}
        {draft.payment.map(({ id, name, description }) => (
          <label key={id} className="check">
            <input type="radio" name="paymentMethodId" value={id} defaultChecked={payment === String(id)} />
            <span>
              <strong>{name}</strong>
              <small className="soft">{description}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </Group>
  );
}
