'use client';

import { unstable_rethrow } from 'next/navigation';
import { useActionState } from 'react';
import { useHydrated } from './use-hydrated';

type Options<State> = {
  action: (state: Awaited<State>, data: FormData) => Promise<State>;
  initial: Awaited<State>;
  /** What the form says where the server was out of reach. */
  lost: (state: Awaited<State>, data: FormData) => State;
  /** Page that shows the answer where there is no JavaScript. */
  permalink?: string;
};

/**
 * `useActionState` for an action that may be out of reach: no connection, a proxy's page in place of an answer, a tab
 * older than the last deployment. Each of them throws, and an error screen would take the place of the form and of all
 * that was typed. Until JavaScript runs the action itself is handed on, which the browser can post to.
 */
export function useServerAction<State>({ action, initial, lost, permalink }: Options<State>) {
  const isLive = useHydrated();
  const reach = async (state: Awaited<State>, data: FormData): Promise<State> => {
    try {
      return await action(state, data);
    } catch (error) {
      // Redirects are thrown too.
      unstable_rethrow(error);
      console.warn(error);
      return lost(state, data);
    }
  };
  return useActionState<State, FormData>(isLive ? reach : action, initial, permalink);
}
