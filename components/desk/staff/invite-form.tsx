'use client';

import { Form } from '@/components/ui/form';
import { InputField } from '@/components/ui/input-field';
import { SelectField } from '@/components/ui/select-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { staffInviteForm } from '@/lib/access/staff-forms';
import type { FormAction } from '@/lib/forms/define-form';
import { useActionForm } from '@/lib/forms/use-action-form';

type Code = (typeof staffInviteForm.codes)[number];
type Choices = readonly Readonly<{ id: string; name: string }>[];

export type InviteFormProps = Readonly<{
  action: FormAction<Code>;
  labels: Readonly<Record<'email' | 'role' | 'profile' | 'submit' | 'pending' | 'done', string>>;
  texts: Readonly<Record<Code, string>>;
  roles: Choices;
  team: Choices;
  hidden: Readonly<Record<string, string>>;
}>;

export function InviteForm({ action, labels, texts, roles, team, hidden }: InviteFormProps) {
  const form = useActionForm({ form: staffInviteForm, action, texts });
  const options = (choices: Choices) =>
    choices.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
  return (
    <Form form={form} done={labels.done} hidden={hidden}>
      <InputField
        {...form.field('email')}
        id="invite-email"
        label={labels.email}
        type="email"
        autoComplete="off"
        required
      />
      <SelectField {...form.field('role')} id="invite-role" label={labels.role}>
        {options(roles)}
      </SelectField>
      <SelectField {...form.field('teamId')} id="invite-team" label={labels.profile}>
        {options(team)}
      </SelectField>
      <div>
        <SubmitButton isPending={form.isPending} labels={labels} isSmall />
      </div>
    </Form>
  );
}
