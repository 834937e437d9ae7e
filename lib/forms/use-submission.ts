'use client';

import { startTransition, useActionState, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { reachServer } from '@/lib/browser/reach-server';
import { useHydrated } from '@/lib/browser/use-hydrated';
import type { FormAction, FormState } from './define-form';

type Options<Code extends string> = Readonly<{
  element: RefObject<HTMLFormElement | null>;
  /** Code shown when the server is unreachable. */
  failure: Code;
  /** Runs before the form is sent and may add to it; a code stops it. */
  prepare?: ((data: FormData) => Promise<Code | undefined>) | undefined;
  /** Page that shows the response of a form sent before JavaScript runs; by default the form's own. */
  permalink?: string | undefined;
  action: FormAction<Code> | string;
  /** Takes the place of the action once JavaScript runs. */
  send?: FormAction<Code> | undefined;
}>;

/** Sends a form to the server: once for a double press, with what was typed kept if the server is unreachable. */
export function useSubmission<Code extends string>(options: Options<Code>) {
  const { element, failure, prepare, permalink, action, send } = options;
  const isLive = useHydrated();
  const isUnderWay = useRef(false);

  const submitToServer = async (last: FormState<Code>, data: FormData): Promise<FormState<Code>> => {
    const next = await reachServer<FormState<Code>>(
      async () => {
        const code = await prepare?.(data);
        return code ? { status: 'error', code } : (send ?? (action as FormAction<Code>))(last, data);
      },
      () => ({ status: 'error', code: failure }),
    );
    // What came back with the page stays: React would empty untouched fields.
    const typed = last.status === 'error' && last.values;
    return typed && next.status === 'error' ? { values: typed, ...next } : next;
  };
  const [response, dispatch, isPending] = useActionState<FormState<Code>, FormData>(
    isLive || typeof action === 'string' ? submitToServer : action,
    { status: 'idle' },
    permalink,
  );

  const settle = useEffectEvent(({ status }: FormState<Code>) => {
    isUnderWay.current = false;
    if (status === 'done') element.current?.reset();
  });
  useEffect(() => settle(response), [response]);

  return {
    /** What the server responded last. */
    response,
    isPending,
    /** True once JavaScript runs. */
    isLive,
    /** True from the press until the response. */
    isUnderWay: () => isUnderWay.current,
    submit: (data: FormData) => {
      isUnderWay.current = true;
      startTransition(() => dispatch(data));
    },
    /** Attributes that send the form before JavaScript runs. */
    target: typeof action === 'string' ? ({ action, method: 'post' } as const) : { action: dispatch },
  };
}
