'use client';

import { startTransition, useEffect, useRef, useState, type SubmitEvent } from 'react';
import * as z from 'zod/mini';
import type { BookingState } from '@/lib/forms/booking';
import { fieldCodes } from '@/lib/forms/fields';
import { useFormAction } from '@/lib/forms/use-form-action';

export type BookingAction = (state: BookingState, data: FormData) => Promise<BookingState>;

/**
 * The form that books or moves a call. Without JavaScript the browser sends it to the action; with it the schema
 * answers first, what was typed stays, and the focus goes to the first wrong field or to the message.
 */
export function useBookingForm(action: BookingAction, schema: z.ZodMiniType, onAnswer: (state: BookingState) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [answer, dispatch, isPending] = useFormAction(action, 'failed');
  /** What the schema says; null where the server spoke last. */
  const [own, setOwn] = useState<BookingState | null>(null);
  const state = own ?? answer;

  useEffect(() => {
    if (state.status === 'idle') return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? form.current?.querySelector<HTMLElement>('[role="alert"] [tabindex]'))?.focus();
  }, [state]);

  useEffect(() => onAnswer(answer), [answer, onAnswer]);

  return {
    state,
    isPending,
    formProps: {
      ref: form,
      action: dispatch,
      noValidate: true,
      'aria-busy': isPending,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (isPending) return;
        const data = new FormData(event.currentTarget);
        const parsed = z.safeParse(schema, Object.fromEntries(data));
        if (parsed.success) {
          setOwn(null);
          startTransition(() => dispatch(data));
        } else setOwn(refusal(fieldCodes(parsed.error)));
      },
    },
  };
}

/** Codes of fields as the state of the form. */
function refusal(fields: Readonly<Record<string, string>>): BookingState {
  const isSomeMissing = Object.values(fields).includes('required');
  return { status: 'error', fields, ...(isSomeMissing && { code: 'fillRequired' as const }) } as BookingState;
}
