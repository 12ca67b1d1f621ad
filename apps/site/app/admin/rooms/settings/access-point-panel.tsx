import type { accessPointHosts } from '@izlog/contract/ecommerce/e-invoices/e-invoice-settings';
import { Link } from 'react-router';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { fieldId } from '#site/kit/forms/field-id.ts';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';
import type { SettingsView } from './door/settings-view.ts';

type KpdList = NonNullable<SettingsView['kpdList']>;
type Host = (typeof accessPointHosts)[number];

/** Whether the access point knows the accounts of the shop, and which list of KPD it has. */
export function AccessPointPanel({ kpdList }: { kpdList: KpdList }) {
  const { t } = useStaffText();
  return (
    <>
      <section className="panel stack" aria-labelledby="h-posrednik">
        <h2 id="h-posrednik">{t('eInvoices.pointTitle')}</h2>
        <p>{t('eInvoices.standInOnly')}</p>
        <TryPoint host="test" />
        <TryPoint host="live" />
      </section>
      <section className="panel stack" aria-labelledby="h-kpd">
        <h2 id="h-kpd">{t('eInvoices.kpdList')}</h2>
        <BringKpd key={kpdList.updatedAt} kpdList={kpdList} />
      </section>
    </>
  );
}

function TryPoint({ host }: { host: Host }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: `tryPoint-${host}` });
  const reason = form.answer?.shown?.reason;
  return (
    <>
      {reason === undefined ? null : (
        <Note tone={reason === '' ? 'success' : 'danger'} role="status">
          {reason === '' ? t('eInvoices.isThere') : wordsOf(reason, t)}
        </Note>
      )}
      <FormFrame form={form} label={t(`eInvoices.try.${host}`)}>
        <SendButton form={form}>{t(`eInvoices.try.${host}`)}</SendButton>
      </FormFrame>
    </>
  );
}

function wordsOf(reason: string, t: ReturnType<typeof useStaffText>['t']): string {
  if (reason === 'noAccount') return t('eInvoices.error.noAccount');
  if (reason === 'unreachable') return t('eInvoices.unreachable');
  return reason;
}

function BringKpd({ kpdList: { fileName, items, updatedAt, missing } }: { kpdList: KpdList }) {
  const { t, shortDate } = useStaffText();
  const address = useAddress();
  const form = useSentForm({ name: 'kpdList' });
  const fault = form.faults.kpdFile;
  return (
    <>
      <p>
        {fileName === null || updatedAt === null
          ? t('eInvoices.kpdNone')
          : t('eInvoices.kpdHas', { count: items, file: fileName, day: shortDate(updatedAt) })}
      </p>
      {missing > 0 ? (
        <Note tone="offer">
          {t('eInvoices.kpdMissing', { count: missing })}{' '}
          <Link className="link" to={address('adminProducts')}>
            {t('eInvoices.kpdToProducts')}
          </Link>
        </Note>
      ) : null}
      <FormFrame
        form={form}
        label={t('eInvoices.kpdTake')}
        labels={{ kpdFile: t('eInvoices.kpdFile') }}
        className="stack admin__form"
        encType="multipart/form-data"
      >
        <Field
          id={fieldId(form, 'kpdFile')}
          label={t('eInvoices.kpdFile')}
          error={fault && (fault.words ?? t(fault.key, fault.values))}
        >
          {(given) => <TextInput {...given} type="file" name="kpdFile" accept=".csv,text/csv" />}
        </Field>
        <SendButton form={form}>{t('eInvoices.kpdTake')}</SendButton>
      </FormFrame>
    </>
  );
}
