'use client';

import { useActionState, useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { ProviderMark } from './provider-mark';
import styles from './social-buttons.module.scss';

export type SocialProvider = 'google' | 'facebook';

export type SocialButton = Readonly<{
  provider: SocialProvider;
  label: string;
  /** While the browser leaves for the provider. */
  leaving: string;
}>;

/** Leads to the provider, or back to `/login` with what went wrong: never answers. */
export type SocialAction = (state: null, data: FormData) => Promise<null>;

type SocialFormProps = {
  button: SocialButton;
  action: SocialAction;
  hidden: Readonly<Record<string, string>>;
  onPending: (provider: SocialProvider, isPending: boolean) => void;
};

/** One provider, a POST form of its own, so that it works without JavaScript too. */
export function SocialForm({ button, action, hidden, onPending }: SocialFormProps) {
  const { provider, label, leaving } = button;
  const [, dispatch, isPending] = useActionState(action, null);

  useEffect(() => onPending(provider, isPending), [isPending, provider, onPending]);

  return (
    <form action={dispatch}>
      <HiddenFields values={{ ...hidden, provider }} />
      <Button type="submit" look="outline" isWide className={styles.button}>
        <ProviderMark provider={provider} />
        {isPending ? leaving : label}
      </Button>
    </form>
  );
}
