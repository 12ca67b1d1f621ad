import { limits } from '@izlog/contract/limits';
import { contained, type Permission, permissions } from '@izlog/contract/permissions';
import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { roleName } from '#site/admin/rooms/team/door/role-words.ts';
import type { StaffKey } from '#site/i18n/messages.ts';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { type SentForm, useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { Note } from '#site/ui/note.tsx';
import { roleRules } from './staff-rules.ts';
import type { RoleView } from './staff-view.ts';

type RoleScreenProps = {
  title: string;
  /** Missing for a new one. */
  role?: RoleView;
  /** What the reader may do, and so may give. */
  scope: readonly string[];
};

/** A role and its permissions, as ticks; a change counts at once for everybody who has it. */
export function RoleScreen({ title, role, scope }: RoleScreenProps) {
  const { t } = useStaffText();
  const address = useAddress();
  const why = whyClosed(role);
  return (
    <AdminScreen title={role ? roleName(role, t) : title}>
      {why ? <Note tone="info">{t(why)}</Note> : null}
      {why ? <HeldPermissions role={role} /> : <RoleForm role={role} scope={scope} title={title} />}
      {role && !role.isDefault && !why ? <DeleteRole role={role} /> : null}
      <p>
        <Link className="link" to={address('adminRoles')}>
          {t('roles.all')}
        </Link>
      </p>
    </AdminScreen>
  );
}

/** Why a role cannot be changed by the reader. */
function whyClosed(role: RoleView | undefined): StaffKey | undefined {
  if (role?.key === 'owner') return 'roles.ownerStays';
  return role?.isWithinReach === false ? 'roles.beyond' : undefined;
}

function HeldPermissions({ role }: { role: RoleView | undefined }) {
  const { t } = useStaffText();
  return (
    <ul className="ledger">
      {role?.permissions.map((one) => (
        <li key={one}>{t(`permission.${one}`)}</li>
      ))}
    </ul>
  );
}

function RoleForm({ role, scope, title }: RoleScreenProps) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'role', rules: roleRules });
  return (
    <FormFrame form={form} label={title} className="stack admin__form">
      <TextField
        form={form}
        name="name"
        label={t('roles.name')}
        defaultValue={role ? roleName(role, t) : undefined}
        autoComplete="off"
        data-most={limits.nameMaxLength}
      />
      <PermissionTicks form={form} role={role} scope={scope} />
      <SendButton form={form} tone="primary">
        {t('form.save')}
      </SendButton>
    </FormFrame>
  );
}

function PermissionTicks({
  form,
  role,
  scope,
}: {
  form: SentForm;
  role?: RoleView;
  scope: readonly string[];
}) {
  const { t } = useStaffText();
  const isAnswered = 'name' in form.typed;
  const typed = form.typed.permissions?.split(' ') ?? [];
  return (
    <fieldset className="fieldset">
      <legend className="label">{t('roles.permissions')}</legend>
      {permissions.map((one) => (
        <div key={one}>
          <Checkbox
            name="permissions"
            value={one}
            label={t(`permission.${one}`)}
            disabled={!scope.includes(one)}
            defaultChecked={isAnswered ? typed.includes(one) : (role?.permissions.includes(one) ?? false)}
          />
          <Contained one={one} />
          {scope.includes(one) ? null : <p className="hint">{t('roles.notHeld')}</p>}
        </div>
      ))}
    </fieldset>
  );
}

/** What a broader right brings with it, so that nobody ticks it to give less. */
function Contained({ one }: { one: Permission }) {
  const { t } = useStaffText();
  const finer = contained[one];
  if (!finer) return null;
  const what = finer.map((each) => t(`permission.${each}`)).join(', ');
  return <p className="hint">{t('roles.contains', { what })}</p>;
}

function DeleteRole({ role }: { role: RoleView }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'deleteRole' });
  if (role.members > 0) return <p className="small soft">{t('roles.inUse', { count: role.members })}</p>;
  return (
    <FormFrame form={form} label={t('roles.delete')}>
      <SendButton form={form} tone="danger">
        {t('roles.delete')}
      </SendButton>
    </FormFrame>
  );
}
