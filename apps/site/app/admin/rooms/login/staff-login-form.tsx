import { Form } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useSingleSubmit } from '#site/kit/forms/use-single-submit.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';
import type { UnfinishedLogin } from './door/log-in-staff.server.ts';
import { useFocusOnProblem } from './use-focus-on-problem.ts';

type StaffLoginFormProps = {
  /** The page to go to after the login. */
  from: string;
  /** What came of the last try, if it did not work. */
  refused?: UnfinishedLogin;
};

/** E-mail and password of the staff. Works without scripts; what is wrong stands beside its field and is read out. */
export function StaffLoginForm({ from, refused }: StaffLoginFormProps) {
  const { t } = useStaffText();
  const { isBusy, onSubmit } = useSingleSubmit();
  const form = useFocusOnProblem(refused);
  const { errors = {}, refusal } = refused ?? {};
  return (
    <Form method="post" ref={form} className="stack" onSubmit={onSubmit} noValidate>
      {refusal ? (
        <Note tone="danger" role="alert">
          {refusal}
        </Note>
      ) : null}
      <Field label={t('admin.email')} error={errors.username && t(errors.username)}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="username"
            autoComplete="username"
            defaultValue={refused?.username}
          />
        )}
      </Field>
      <Field label={t('login.password')} error={errors.password && t(errors.password)}>
        {(control) => (
          <TextInput {...control} type="password" name="password" autoComplete="current-password" />
        )}
      </Field>
      <input type="hidden" name="from" value={from} />
      <Button type="submit" tone="primary" size="lg" wide busy={isBusy}>
        {t('admin.logIn')}
      </Button>
    </Form>
  );
}
