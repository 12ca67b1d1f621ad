import type { listOwedRefunds } from '@izlog/contract/ecommerce/bank/bank-refunds';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { Link } from 'react-router';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { Group, RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { SelectField, SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { type SentForm, useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Badge } from '#site/ui/tag.tsx';
import { refundField, spacedIban } from './bank-view.ts';
import { useLineMoney } from './use-line-money.ts';

type View = EndpointAnswer<typeof listOwedRefunds>;
type Owed = View['owed'][number];
type MadeFile = View['files'][number];

interface RefundsProps {
  title: string;
  view: View;
  today: string;
  /** Anyone who reads no statements comes from the orders. */
  mayReadStatements: boolean;
}

/** Refunds that go out by transfer: chosen into one file for the bank, and what became of each file. Works without scripts. */
export function RefundsScreen({ title, view, today, mayReadStatements }: RefundsProps) {
  const { t } = useStaffText();
  const address = useAddress();
  const back = mayReadStatements
    ? { to: address('adminBank'), name: t('bank.title') }
    : { to: address('adminOrders'), name: t('orders.title') };
  return (
    <>
      <RecordHead title={title} lead={t('bank.refundsLead')} back={back} />
      <div className="stack stack--lg">
        {view.owed.length === 0 ? (
          <p className="soft">{t('bank.noRefunds')}</p>
        ) : (
          // Another list is another form: what was ticked is in a file by now.
          <MakeForm key={view.owed.map(({ refundId }) => refundId).join()} owed={view.owed} today={today} />
        )}
        {view.files.length > 0 ? (
          <Group title={t('bank.transferFiles')}>
            <p className="soft">{t('bank.handLead')}</p>
            <ul className="plain stack">
              {view.files.map((file) => (
                <FileRow key={file.id} file={file} />
              ))}
            </ul>
          </Group>
        ) : null}
      </div>
    </>
  );
}

function MakeForm({ owed, today }: { owed: readonly Owed[]; today: string }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'make' });
  const labels = {
    payOn: t('bank.payOn'),
    ...Object.fromEntries(
      owed.flatMap(({ refundId, slug }) => [
        [refundField.name(refundId), `${slug}, ${t('bank.payee')}`],
        [refundField.iban(refundId), `${slug}, ${t('bank.payeeIban')}`],
      ]),
    ),
  };
  return (
    <FormFrame form={form} label={t('bank.make')} labels={labels} className="stack stack--lg">
      {owed.map((one) => (
        <OwedRow key={one.refundId} form={form} owed={one} />
      ))}
      <div className="bank__make">
        <TextField form={form} name="payOn" type="date" label={t('bank.payOn')} defaultValue={today} />
        <SelectField form={form} name="version" label={t('bank.version')} defaultValue="09">
          <option value="09">pain.001.001.09</option>
          <option value="03">pain.001.001.03</option>
        </SelectField>
      </div>
      <SendButton form={form} tone="primary">
        {t('bank.make')}
      </SendButton>
    </FormFrame>
  );
}

function OwedRow({ form, owed: { refundId, slug, amount, name, iban } }: { form: SentForm; owed: Owed }) {
  const { t } = useStaffText();
  const address = useAddress();
  const money = useLineMoney('EUR');
  const words = t('bank.refundOf', { amount: money(amount), slug });
  return (
    <fieldset className="fieldset bank__owed">
      <legend className="vh">{words}</legend>
      <div>
        <CheckField form={form} name={refundField.chosen(refundId)} label={words} isTicked={iban !== ''} />
        <Link className="link" to={address('adminOrder', { slug })}>
          {slug}
        </Link>
      </div>
      <TextField
        form={form}
        name={refundField.name(refundId)}
        label={t('bank.payee')}
        defaultValue={name}
        autoComplete="off"
        data-most={70}
        isOptional
      />
      <TextField
        form={form}
        name={refundField.iban(refundId)}
        label={t('bank.payeeIban')}
        defaultValue={spacedIban(iban)}
        autoComplete="off"
        data-most={50}
        isOptional
      />
    </fieldset>
  );
}

const tones = { made: 'offer', handedOver: 'success', takenBack: 'info' } as const;

function FileRow({ file: { id, name, count, amount, state, createdAt, endedAt } }: { file: MadeFile }) {
  const { t, shortDate } = useStaffText();
  const money = useLineMoney('EUR');
  const form = useSentForm({ name: `file-${id}` });
  return (
    <li className="bank__file">
      <p>
        <span className="num">{t('bank.fileOf', { name, count, amount: money(amount) })}</span>{' '}
        <Badge tone={tones[state]}>{t(`bank.file.${state}`)}</Badge>
        <br />
        <span className="small soft">{shortDate(endedAt ?? createdAt)}</span>
      </p>
      <p>
        <a className="button" href={`/_/transfer-file/${id}`} download>
          {t('bank.fetch')}
          <span className="vh"> {name}</span>
        </a>
      </p>
      {state === 'made' ? (
        <FormFrame form={form} label={name} className="row">
          <SendButton form={form} name="act" value="handOver">
            {t('bank.handOver')}
          </SendButton>
          <SendButton form={form} name="act" value="takeBack" tone="quiet">
            {t('bank.takeBack')}
          </SendButton>
        </FormFrame>
      ) : null}
    </li>
  );
}
