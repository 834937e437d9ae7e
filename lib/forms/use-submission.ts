'use client';

import { startTransition, useActionState, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { reachServer } from '@/lib/browser/reach-server';
import { useHydrated } from '@/lib/browser/use-hydrated';
import type { FormAction, FormState } from './define-form';

type Options<Code extends string> = Readonly<{
  element: RefObject<HTMLFormElement | null>;
  failure: Code;
  prepare?: ((data: FormData) => Promise<Code | undefined>) | undefined;
  permalink?: string | undefined;
  action: FormAction<Code> | string;
  send?: FormAction<Code> | undefined;
}>;

/** Sends once; preserves typed values when the server is unreachable. */
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
    // React would empty untouched fields.
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
    response,
    isPending,
    isLive,
    isUnderWay: () => isUnderWay.current,
    submit: (data: FormData) => {
      isUnderWay.current = true;
      startTransition(() => dispatch(data));
    },
    target: typeof action === 'string' ? ({ action, method: 'post' } as const) : { action: dispatch },
  };
}
