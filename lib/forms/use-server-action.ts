'use client';

import { useActionState } from 'react';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { reachServer } from '@/lib/browser/reach-server';

type Options<State> = {
  action: (state: Awaited<State>, data: FormData) => Promise<State>;
  initial: Awaited<State>;
  /** What the form says where the server was out of reach. */
  lost: (state: Awaited<State>, data: FormData) => State;
  /** Page that shows the answer where there is no JavaScript. */
  permalink?: string | undefined;
};

/**
 * `useActionState` for an action that may be out of reach, where an error screen would otherwise take the place of the
 * form and of all that was typed. Until JavaScript runs the action itself is handed on, which the browser can post to.
 */
export function useServerAction<State>({ action, initial, lost, permalink }: Options<State>) {
  const isLive = useHydrated();
  const reach = (state: Awaited<State>, data: FormData) =>
    reachServer(
      () => action(state, data),
      () => lost(state, data),
    );
  return useActionState<State, FormData>(isLive ? reach : action, initial, permalink);
}
