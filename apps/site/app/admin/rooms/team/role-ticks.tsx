import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { roleName } from '#site/admin/rooms/team/door/role-words.ts';
import { fieldId } from '#site/kit/forms/field-id.ts';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { FieldError } from '#site/ui/controls/field.tsx';
import type { RoleView } from './staff-view.ts';

type RoleTicksProps = { form: SentForm; roles: readonly RoleView[]; chosen?: readonly number[] };

/** Which roles somebody gets; those that hold more than the reader cannot be ticked. */
export function RoleTicks({ form, roles, chosen = [] }: RoleTicksProps) {
  const { t } = useStaffText();
  const fault = form.faults.roles;
  const errorId = `${fieldId(form, 'roles')}-error`;
  const typed = form.typed.roles?.split(' ');
  return (
    <fieldset className="fieldset" aria-describedby={fault ? errorId : undefined}>
      <legend className="label">{t('staff.roles')}</legend>
      {roles.map((role) => (
        <div key={role.id}>
          <Checkbox
            name="roles"
            value={role.id}
            label={roleName(role, t)}
            disabled={!role.isWithinReach}
            aria-invalid={fault ? true : undefined}
            defaultChecked={typed ? typed.includes(String(role.id)) : chosen.includes(role.id)}
          />
          <p className="hint">
            {role.isWithinReach
              ? role.permissions.map((one) => t(`permission.${one}`)).join(', ') || t('roles.nothing')
              : t('roles.beyond')}
          </p>
        </div>
      ))}
      {fault ? <FieldError id={errorId}>{t(fault.key)}</FieldError> : null}
    </fieldset>
  );
}
