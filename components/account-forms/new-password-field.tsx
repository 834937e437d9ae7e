'use client';

import { useState, type ChangeEvent } from 'react';
import { passwordStrength, type PasswordStrength } from '@/lib/accounts/password-strength';
import type { InputFieldProps } from '@/components/ui/input-field';
import styles from './new-password-field.module.scss';
import { PasswordField } from '@/components/ui/password-field';

export type StrengthLabels = Readonly<
  Record<Exclude<PasswordStrength, 'short'>, string> & { short: readonly string[] }
>;

type NewPasswordFieldProps = Omit<InputFieldProps, 'type' | 'end' | 'hint'> & {
  showLabel: string;
  strength: StrengthLabels;
};

export function NewPasswordField({ strength, onChange, ...field }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('');
  const minLength = strength.short.length + 1;
  const level = passwordStrength(password, minLength);
  const missing = minLength - [...password].length;

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    setPassword(event.target.value);
    onChange?.(event);
  };

  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      onChange={handleChange}
      hint={
        <>
          <span className={styles.bar} data-level={level} aria-hidden="true" />
          <span role="status">{level === 'short' ? strength.short[missing - 1] : strength[level]}</span>
        </>
      }
    />
  );
}
