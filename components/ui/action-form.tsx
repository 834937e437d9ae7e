'use client';

import { useState, type ReactNode } from 'react';
import { reachServer } from '@/lib/browser/reach-server';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { FormMessage } from './form-message';

type ActionFormProps = {
  /** Leads somewhere; never answers. */
  action: (data: FormData) => Promise<void>;
  /** What is said where the server was out of reach. */
  failed: string;
  children: ReactNode;
};

/** A form whose action leads to another page. Where it could not be reached, the form and what was typed stay. */
export function ActionForm({ action, failed, children }: ActionFormProps) {
  const isLive = useHydrated();
  const [isUnreachable, setIsUnreachable] = useState(false);
  const reach = async (data: FormData) => {
    setIsUnreachable(false);
    await reachServer(
      () => action(data),
      () => setIsUnreachable(true),
    );
  };
  return (
    // React would empty the form after its action, whatever came of it.
    <form action={isLive ? reach : action} onReset={(event) => event.preventDefault()}>
      {children}
      <FormMessage kind="error">{isUnreachable && <p>{failed}</p>}</FormMessage>
    </form>
  );
}
