import { Form } from 'react-router';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { Facts, Group, RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { DeletePanel } from '#site/admin/record/delete-panel.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { FeedCategories } from './feed-categories.tsx';
import { FeedForm } from './feed-form.tsx';
import { feedTones } from './feed-words.ts';
import { LeftOut } from './left-out-table.tsx';
import type { FeedParts, FeedRecord, FeedView } from './load-feed.server.ts';

/** One channel: where it fetches the products, what goes in, what is left out and why. Works without scripts. */
export function FeedScreen({ title, view }: { title: string; view: FeedView }) {
  const { t, shortDate, time } = useStaffText();
  const address = useAddress();
  const { record, parts } = view;
  const at = (iso: string) => `${shortDate(iso)} ${time(iso)}`;
  return (
    <>
      <RecordHead
        title={title}
        badges={
          record ? <Badge tone={feedTones[record.state]}>{t(`feed.state.${record.state}`)}</Badge> : null
        }
        lead={
          record?.madeAt
            ? t('feeds.madeLead', {
                at: at(record.madeAt),
                fetched: record.fetchedAt ? at(record.fetchedAt) : t('feeds.never'),
              })
            : t('feeds.lead')
        }
        back={{ to: address('adminFeeds'), name: t('feed.list.title') }}
      >
        {record ? <MakeForm isBeingMade={parts?.status.isBeingMade ?? false} /> : null}
      </RecordHead>
      {record && parts ? (
        <div className="stack stack--lg">
          <Faults status={parts.status} at={at} />
          <div className="record">
            <div>
              <FeedForm view={view} />
              <LeftOut record={record} parts={parts} />
              <FeedCategories categories={parts.categories} />
            </div>
            <aside className="record__side" aria-label={t('feeds.about')}>
              <Address status={parts.status} />
              <Inside record={record} status={parts.status} />
              <Preview parts={parts} />
              <DeletePanel />
            </aside>
          </div>
        </div>
      ) : (
        <FeedForm view={view} />
      )}
    </>
  );
}

type OfStatus = Pick<FeedParts, 'status'>;

/** Why the channel gets nothing, or nothing new. */
function Faults({ status: { fault, faultAt }, at }: OfStatus & { at: (iso: string) => string }) {
  const { t } = useStaffText();
  if (fault === null) return null;
  return fault === 'locked' ? (
    <Note tone="offer" title={t('feeds.locked')}>
      <p>{t('feeds.lockedLead')}</p>
    </Note>
  ) : (
    <Note tone="danger" title={t('feeds.failed', { at: faultAt ? at(faultAt) : '' })}>
      <p>{t('feeds.failedLead')}</p>
    </Note>
  );
}

function MakeForm({ isBeingMade }: { isBeingMade: boolean }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'make' });
  return (
    <FormFrame form={form} label={t('feeds.make')}>
      <SendButton form={form}>{t('feeds.make')}</SendButton>
      {isBeingMade ? <p role="status">{t('feeds.isBeingMade')}</p> : null}
    </FormFrame>
  );
}

/** Where the channel fetches; whole in a field, so that it can be taken from there. */
function Address({ status: { address, metadata } }: OfStatus) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'address' });
  return (
    <Group title={t('feeds.address')}>
      <p className="soft small">{t('feeds.addressLead')}</p>
      <code className="feeds__code">{address}</code>
      {metadata ? (
        <>
          <p className="soft small">{t('feeds.metadata')}</p>
          <code className="feeds__code">{metadata}</code>
        </>
      ) : null}
      <details open={form.answer !== undefined}>
        <summary className="link">{t('feeds.newAddress')}</summary>
        <FormFrame form={form} label={t('feeds.newAddress')} className="stack">
          <p className="soft small">{t('feeds.newAddressLead')}</p>
          <SendButton form={form}>{t('feeds.newAddressSend')}</SendButton>
        </FormFrame>
      </details>
    </Group>
  );
}

function Inside({ record, status }: { record: FeedRecord } & OfStatus) {
  const { t, number } = useStaffText();
  if (record.madeAt === null) return null;
  return (
    <Group title={t('feeds.inside')}>
      <Facts
        rows={[
          [t('feed.items'), number(record.items)],
          [t('feed.leftOut'), number(record.leftOut)],
          [t('feeds.discounted'), number(status.discounted)],
          [
            t('feeds.took'),
            status.seconds === null
              ? null
              : t('feeds.seconds', { count: number(Math.round(status.seconds * 10) / 10) }),
          ],
        ]}
      />
    </Group>
  );
}

/** One product as the channel gets it, by its SKU. */
function Preview({ parts: { preview } }: { parts: FeedParts }) {
  const { t } = useStaffText();
  return (
    <Group title={t('feeds.preview')}>
      <Form method="get" className="stack" preventScrollReset>
        <Field label={t('feeds.previewProduct')}>
          {(control) => (
            <TextInput
              {...control}
              name="proizvod"
              data-most={100}
              autoComplete="off"
              defaultValue={preview?.product}
            />
          )}
        </Field>
        <p>
          <Button type="submit">{t('feeds.previewShow')}</Button>
        </p>
      </Form>
      {preview && !preview.isFound ? <p role="status">{t('feeds.previewNothing')}</p> : null}
      {preview?.text ? <pre className="feeds__code">{preview.text}</pre> : null}
      {preview?.leftOut.map((one) => (
        <p key={one.id}>
          {one.name}: {one.reasons.map((reason) => t(`feeds.reason.${reason}`)).join(', ')}
        </p>
      ))}
    </Group>
  );
}
