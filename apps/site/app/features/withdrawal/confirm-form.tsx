import { Link } from 'react-router';
import { useText } from '#site/i18n/use-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/addresses.ts';
import { PeriodNote } from './period-note.tsx';
import type { DeclaredLine, WithdrawalView } from './withdrawal-view.ts';

/** What is declared, and the one button that declares it. */
export function ConfirmForm({ view }: { view: Extract<WithdrawalView, { step: 'confirm' }> }) {
  const { t } = useText();
  const address = useAddress();
  const form = useSentForm({ name: 'confirm' });
  return (
    <FormFrame form={form} label={t('withdrawal.confirmTitle')}>
      <input type="hidden" name="id" value={view.id} />
      <p>{t('withdrawal.declaration')}</p>
      <Declared {...view} />
      <PeriodNote order={view.order} />
      <SendButton form={form} tone="primary" size="lg">
        {t('withdrawal.confirm')}
      </SendButton>
      <p>
        <Link className="link" to={`${address('withdrawal')}?step=statement`}>
          {t('withdrawal.change')}
        </Link>
      </p>
    </FormFrame>
  );
}

type DeclaredProps = { orderSlug: string; name: string; contactEmail: string; lines: DeclaredLine[] };

/** The content of a statement. */
export function Declared({ orderSlug, name, contactEmail, lines }: DeclaredProps) {
  const { t } = useText();
  return (
    <dl className="withdrawal__facts">
      <div>
        <dt>{t('withdrawal.orderNumber')}</dt>
        <dd className="num">{orderSlug}</dd>
      </div>
      <div>
        <dt>{t('withdrawal.name')}</dt>
        <dd>{name}</dd>
      </div>
      <div>
        <dt>{t('withdrawal.contactEmail')}</dt>
        <dd>{contactEmail}</dd>
      </div>
      {lines.length > 0 ? (
        <div>
          <dt>{t('withdrawal.lines')}</dt>
          {lines.map((line) => (
            <dd key={line.id}>
              {line.name} × {line.quantity}
            </dd>
          ))}
        </div>
      ) : null}
    </dl>
  );
}
