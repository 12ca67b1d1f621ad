import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { type AdminKey, useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { DeletePanel } from './delete-panel.tsx';
import { EditForm } from './edit/edit-form.tsx';
import { kindsOnSite } from './kinds-on-site.ts';
import type { FormFieldView, FormView, ListLook, OwnLook } from './list-view.ts';
import { RecordHistory } from './record-history.tsx';
import { useLook } from './record-words.ts';

type ResourceFormProps = {
  title: string;
  view: FormView;
  look: OwnLook;
  /** Where one came from, if not from the list of all. */
  back?: { to: string; words: string } | undefined;
  /** What the form is called, if not by the title. */
  label?: string;
  /** How far the record is and what else leads on, beside the way back. */
  head?: React.ReactNode;
  /** What stands above the fields. */
  lead?: React.ReactNode;
  /** What is known of the record, and forms of its own, in a column beside the fields. */
  side?: React.ReactNode;
  deleteWords?: React.ComponentProps<typeof DeletePanel>['words'];
  /** What follows from it, below the fields and their side. */
  below?: React.ReactNode;
  /** What belongs to the record and is kept by forms of its own. */
  children?: React.ReactNode;
};

/** A declared record: its fields in groups, what is not saved yet, and that it goes. Works without scripts. */
export function ResourceForm({
  title,
  view,
  look: own,
  back,
  head,
  side,
  below,
  children,
  ...form
}: ResourceFormProps) {
  const { t } = useStaffText();
  const look = useLook(own);
  const all = useAddress()(look.route);
  const { record } = view;
  const { label = title, lead, deleteWords } = form;
  return (
    <AdminScreen title={title}>
      <p className="row">
        {head}
        <Link className="link" to={back?.to ?? all}>
          {back?.words ?? t('resource.everything')}
        </Link>
      </p>
      <div className={side !== undefined ? 'record-form record-form--sided' : 'record-form'}>
        {/* Again once it was saved: the fields then show what is kept. */}
        <Fields key={stateOf(record)} view={view} look={look} label={label} lead={lead} />
        <div className="record-form__side">
          {side}
          {children}
          <RecordHistory
            acts={view.history}
            fields={view.fields}
            look={look}
            options={view.options}
            languages={view.languages}
          />
          {record ? <DeletePanel used={look.used?.(record)} words={deleteWords} /> : null}
        </div>
      </div>
      {below}
    </AdminScreen>
  );
}

const stateOf = (record: FormView['record']): string =>
  record === null ? '' : typeof record.revision === 'string' ? record.revision : JSON.stringify(record);

type FieldsProps = Pick<ResourceFormProps, 'view' | 'lead'> & { look: ListLook; label: string };

function Fields({ view, look, label, lead }: FieldsProps) {
  const { t } = useStaffText();
  const { record, languages } = view;
  const fields = view.fields.filter(({ isFixed }) => !(isFixed && record));
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
    <EditForm name="record" label={label} labels={labels} revision={String(record?.revision ?? '')}>
      {(form) => (
        <>
          {lead}
          {[...groups].map(([group, inGroup]) => (
            <Group
              key={group}
              legend={look.legends?.[group]}
              lead={look.leads?.[group]}
              isPair={look.pairs?.includes(group) ?? false}
            >
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
        </>
      )}
    </EditForm>
  );
}

function Group({
  legend,
  lead,
  isPair,
  children,
}: {
  legend: AdminKey | undefined;
  lead: AdminKey | undefined;
  isPair: boolean;
  children: React.ReactNode;
}) {
  const { t } = useStaffText();
  if (!legend) return children;
  return (
    <fieldset className={isPair ? 'fieldset record-form__pair' : 'fieldset stack'}>
      <legend className="label">{t(legend)}</legend>
      {lead ? <p className="small soft">{t(lead)}</p> : null}
      {children}
    </fieldset>
  );
}
