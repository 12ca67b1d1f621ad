import { Link } from 'react-router';
import { FormFrame } from '../../kit/forms/form-frame.tsx';
import { useSentForm } from '../../kit/forms/use-sent-form.ts';
import { useAddress } from '../../links/staff-addresses.ts';
import { AdminScreen } from '../frame/admin-screen.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import { DeletePanel } from './delete-panel.tsx';
import { kindsOnSite } from './kinds-on-site.ts';
import type { FormFieldView, FormView, ListLook } from './list-view.ts';
import { SaveBar } from './save-bar.tsx';
import { useUnsaved } from './use-unsaved.ts';

type ResourceFormProps = {
  title: string;
  view: FormView;
  look: ListLook;
  /** Where one came from, if not from the list of all. */
  back?: { to: string; words: string } | undefined;
  /** What belongs to the record and is kept by forms of its own. */
  children?: React.ReactNode;
};

/** A declared record: its fields in groups, what is not saved yet, and that it goes. Works without scripts. */
export function ResourceForm({ title, view, look, back, children }: ResourceFormProps) {
  const { t } = useStaffText();
  const all = useAddress()(look.route);
  const { record } = view;
  return (
    <AdminScreen title={title}>
      <p className="row">
        <Link className="link" to={back?.to ?? all}>
          {back?.words ?? t('resource.everything')}
        </Link>
      </p>
      {/* Again once it was saved: the fields then show what is kept. */}
      <Fields key={String(record?.revision ?? '')} view={view} look={look} label={title} />
      {children}
      {record ? <DeletePanel used={look.used?.(record)} /> : null}
    </AdminScreen>
  );
}

function Fields({ view, look, label }: Pick<ResourceFormProps, 'view' | 'look'> & { label: string }) {
  const { t } = useStaffText();
  const { fields, record, languages } = view;
  const form = useSentForm({ name: 'record' });
  const unsaved = useUnsaved(form.ref, t('resource.leave'), form.isBusy);
  const nameOf = (field: FormFieldView) => {
    const key = look.fields[field.name];
    return key ? t(key) : field.name;
  };
  const labels = Object.fromEntries(
    fields.flatMap((field) => {
      const names = kindsOnSite[field.kind].control?.names?.(field, languages) ?? [
        { name: field.name, ending: '' },
      ];
      return names.map(({ name, ending }) => [name, `${nameOf(field)}${ending}`]);
    }),
  );
  const groups = Map.groupBy(fields, ({ group }) => group);
  return (
    <FormFrame form={form} label={label} labels={labels} className="stack stack--lg admin__form">
      <input
        type="hidden"
        name="revision"
        value={form.answer?.shown?.revision ?? String(record?.revision ?? '')}
      />
      {[...groups].map(([group, inGroup]) => (
        <Group key={group} legend={look.legends?.[group]}>
          {inGroup.map((field) => {
            const { control } = kindsOnSite[field.kind];
            const hint = look.hints?.[field.name];
            return control ? (
              <control.Control
                key={field.name}
                form={form}
                field={field}
                label={nameOf(field)}
                hint={hint && t(hint)}
                value={(record ?? view.start)?.[field.name]}
                look={look}
                languages={languages}
                options={view.options}
              />
            ) : null;
          })}
        </Group>
      ))}
      <SaveBar form={form} unsaved={unsaved} />
    </FormFrame>
  );
}

function Group({
  legend,
  children,
}: {
  legend: Parameters<ReturnType<typeof useStaffText>['t']>[0] | undefined;
  children: React.ReactNode;
}) {
  const { t } = useStaffText();
  if (!legend) return children;
  return (
    <fieldset className="fieldset stack">
      <legend className="label">{t(legend)}</legend>
      {children}
    </fieldset>
  );
}
