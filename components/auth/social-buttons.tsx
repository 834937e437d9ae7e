'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { useServerAction } from '@/lib/forms/use-server-action';
import { ProviderLogo } from './provider-logo';
import styles from './social-buttons.module.scss';

export type SocialProvider = 'google' | 'facebook';

export type SocialButton = Readonly<{
  provider: SocialProvider;
  label: string;
  /** While the browser leaves for the provider. */
  leaving: string;
  /** Where the server was out of reach. */
  failed: string;
}>;

type SocialState = 'idle' | 'lost';

/** Leads to the provider, or back to `/login` with what went wrong: never answers. */
export type SocialAction = (state: SocialState, data: FormData) => Promise<never>;

type SocialFormProps = {
  button: SocialButton;
  action: SocialAction;
  hidden: Readonly<Record<string, string>>;
  onPending: (provider: SocialProvider, isPending: boolean) => void;
};

/** One provider, a POST form of its own, so that it works without JavaScript too. */
export function SocialForm({ button, action, hidden, onPending }: SocialFormProps) {
  const { provider, label, leaving, failed } = button;
  const [state, dispatch, isPending] = useServerAction<SocialState>({ action, initial: 'idle', lost: () => 'lost' });

  useEffect(() => onPending(provider, isPending), [isPending, provider, onPending]);

  return (
    <form action={dispatch} className={styles.form}>
      <FormMessage kind="error">{state === 'lost' && !isPending && <p>{failed}</p>}</FormMessage>
      <HiddenFields values={{ ...hidden, provider }} />
      <Button type="submit" look="outline" isWide className={styles.button}>
        <ProviderLogo provider={provider} />
        {isPending ? leaving : label}
      </Button>
    </form>
  );
}
