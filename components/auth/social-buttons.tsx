'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { redirectingForm, type RedirectingAction } from '@/lib/forms/redirecting-form';
import { useActionForm } from '@/lib/forms/use-action-form';
import { ProviderLogo } from './provider-logo';
import styles from './social-buttons.module.scss';

export type SocialProvider = 'google' | 'facebook';

export type SocialButton = Readonly<{
  provider: SocialProvider;
  label: string;
  leaving: string;
  failed: string;
}>;

type SocialFormProps = {
  button: SocialButton;
  action: RedirectingAction;
  hidden: Readonly<Record<string, string>>;
  onPending: (provider: SocialProvider, isPending: boolean) => void;
};

export function SocialForm({ button, action, hidden, onPending }: SocialFormProps) {
  const { provider, label, leaving, failed } = button;
  const { error, formProps, isPending, messageId } = useActionForm({
    form: redirectingForm,
    action,
    texts: { failed },
  });

  useEffect(() => onPending(provider, isPending), [isPending, provider, onPending]);

  return (
    <form {...formProps} className={styles.form}>
      <FormMessage id={messageId} kind="error">
        {error && <p>{error}</p>}
      </FormMessage>
      <HiddenFields values={{ ...hidden, provider }} />
      <Button type="submit" look="outline" isWide className={styles.button}>
        <ProviderLogo provider={provider} />
        <span>{isPending ? leaving : label}</span>
      </Button>
    </form>
  );
}
