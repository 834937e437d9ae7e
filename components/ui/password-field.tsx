'use client';

import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { Icon } from './icon';
import { InputField, type InputFieldProps } from './input-field';
import styles from './password-field.module.scss';

type PasswordFieldProps = Omit<InputFieldProps, 'type' | 'end'> & {
  autoComplete: 'current-password' | 'new-password';
  showLabel: string;
};

export function PasswordField({ showLabel, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <InputField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button
          type="button"
          className={styles.toggle}
          aria-label={showLabel}
          aria-pressed={isShown}
          aria-controls={field.id}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon node={isShown ? EyeOff : Eye} />
        </button>
      }
    />
  );
}
