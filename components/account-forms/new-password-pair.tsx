'use client';

import type { InputFieldProps } from '@/components/ui/input-field';
import { NewPasswordField, type StrengthLabels } from './new-password-field';
import { PasswordField } from '@/components/ui/password-field';

export type NewPasswordLabels = Readonly<{ confirm: string; showPassword: string; strength: StrengthLabels }>;

type NewPasswordPairProps = {
  password: Omit<InputFieldProps, 'type' | 'end' | 'hint'>;
  confirm: Omit<InputFieldProps, 'id' | 'label' | 'type' | 'end'>;
  labels: NewPasswordLabels;
};

export function NewPasswordPair({ password, confirm, labels }: NewPasswordPairProps) {
  return (
    <>
      <NewPasswordField {...password} showLabel={labels.showPassword} strength={labels.strength} required />
      <PasswordField
        {...confirm}
        id="confirm"
        label={labels.confirm}
        showLabel={labels.showPassword}
        autoComplete="new-password"
        required
      />
    </>
  );
}
