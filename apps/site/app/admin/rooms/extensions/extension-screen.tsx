import type { ShownExtension, ShownFault } from '@izlog/contract/settings/extensions';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { Facts, Group, RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ExtensionBadge, ExtensionNote } from './extension-state.tsx';
import { useExtensionWords } from './use-extension-words.ts';

interface ExtensionProps {
  extension: ShownExtension;
  faults: readonly ShownFault[];
}

/** One extension: how it stands, what it asks for and why, what it does, and what went wrong with it. */
export function ExtensionScreen({ extension, faults }: ExtensionProps) {
  const { t, number } = useStaffText();
  const address = useAddress();
  const { own, at, event, job } = useExtensionWords();
  const { name, version, maker, events, jobs, givenBy, stateAt, state, behind } = extension;
  const { title, about } = own(extension);
  return (
    <>
      <RecordHead
        title={title}
        badges={<ExtensionBadge of={extension} />}
        lead={about}
        back={{
          to: address('adminExtensions'),
          name: t('extensions.title'),
          place: [maker, version].filter(Boolean).join(', '),
        }}
      />
      <div className="stack stack--lg">
        <ExtensionNote of={extension} />
        <SwitchForm of={extension} />
        <div className="record">
          <div>
            {version === null ? null : <Rights of={extension} />}
            <Faults faults={faults} />
          </div>
          <aside className="record__side" aria-label={t('extensions.about')}>
            {events.length > 0 ? (
              <Group title={t('extensions.hears')}>
                <ul className="plain">
                  {events.map((one) => (
                    <li key={one}>{event(one)}</li>
                  ))}
                </ul>
              </Group>
            ) : null}
            {jobs.length > 0 ? (
              <Group title={t('extensions.jobs')}>
                <ul className="plain">
                  {jobs.map((one) => (
                    <li key={one.name}>{job(one)}</li>
                  ))}
                </ul>
              </Group>
            ) : null}
            <Group title={t('extensions.about')}>
              <Facts
                rows={[
                  [t('extensions.maker'), maker],
                  [t('extensions.version'), version],
                  [t('extensions.folder'), `extensions/${name}`],
                  [t('extensions.givenBy'), givenBy],
                  [t('extensions.since'), stateAt ? at(stateAt) : null],
                  [t('extensions.behind'), state === 'on' ? number(behind) : null],
                ]}
              />
            </Group>
          </aside>
        </div>
      </div>
    </>
  );
}

/** Each right with the reason that the extension gives for it. */
function Rights({ of }: { of: ShownExtension }) {
  const { t } = useStaffText();
  const { own, named } = useExtensionWords();
  const { why } = own(of);
  const asked = [
    ...of.reads.map((one) => ({ one, words: t('extensions.rightReads', { what: named(one) }) })),
    ...of.writes.map((one) => ({ one, words: t('extensions.rightWrites', { what: named(one) }) })),
    ...of.hosts.map((one) => ({ one, words: t('extensions.rightAsks', { host: one }) })),
  ];
  return (
    <Group title={t('extensions.may')}>
      {asked.length === 0 ? (
        <p>{t('keys.readsPublic')}</p>
      ) : (
        <ul className="ledger">
          {asked.map(({ one, words }) => (
            <li key={words}>
              <div>
                <p>{words}</p>
                <p className="small soft">{why[one] ?? t('extensions.noReason')}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Group>
  );
}

function SwitchForm({ of: { state, wants, reads, writes, hosts } }: { of: ShownExtension }) {
  const { t, number } = useStaffText();
  const form = useSentForm({ name: 'switch' });
  const isUsable = state === 'on' || state === 'off' || state === 'new';
  const count = reads.length + writes.length + hosts.length;
  return (
    <FormFrame form={form} label={t('extensions.state')} className="stack">
      <div className="row">
        {(isUsable && state !== 'on') || wants.length > 0 ? (
          <SendButton form={form} name="act" value="on" tone="primary">
            {count === 0 ? t('extensions.switchOn') : t('extensions.switchOnWith', { count: number(count) })}
          </SendButton>
        ) : null}
        {state === 'on' || state === 'missing' ? (
          <SendButton form={form} name="act" value="off">
            {t('extensions.switchOff')}
          </SendButton>
        ) : null}
      </div>
    </FormFrame>
  );
}

/** What went wrong, the newest first, with the place in its code for who made it. */
function Faults({ faults }: { faults: readonly ShownFault[] }) {
  const { t } = useStaffText();
  const { at } = useExtensionWords();
  return (
    <Group title={t('extensions.faults')}>
      {faults.length === 0 ? (
        <p className="soft">{t('extensions.faultsNone')}</p>
      ) : (
        <ul className="ledger">
          {faults.map((one) => (
            <li key={`${one.at} ${one.place}`}>
              <div>
                <p>
                  {at(one.at)} · {t(`extensions.fault.${one.kind}`)}
                </p>
                <p className="small soft">
                  {one.place} · {one.message}
                </p>
                {one.output ? (
                  <details>
                    <summary className="link">{t('extensions.output')}</summary>
                    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by keys */}
                    <pre className="extensions__output" tabIndex={0}>
                      {one.output}
                    </pre>
                  </details>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Group>
  );
}
