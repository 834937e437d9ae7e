'use client';

import { startTransition, useEffect, useRef, useState, type SubmitEvent } from 'react';
import * as z from 'zod/mini';
import type { AppointmentState } from '@/lib/appointments/appointment-schema';
import { toFormEntries } from '@/lib/forms/bot-evidence';
import { collectBotEvidence } from '@/lib/forms/collect-bot-evidence';
import { fieldCodes } from '@/lib/forms/fields';
import { logFailure } from '@/lib/browser/log-failure';
import { RecaptchaError } from '@/lib/forms/recaptcha';
import { useFormAction } from '@/lib/forms/use-form-action';

type Problem = Extract<AppointmentState, { status: 'error' }>;

export type AppointmentAction = (state: AppointmentState, data: FormData) => Promise<AppointmentState>;

type Options = Readonly<{
  action: AppointmentAction;
  schema: z.ZodMiniType;
  onResponse: (state: AppointmentState) => void;
  /** Key of reCAPTCHA; null where it is not configured, undefined for a form that needs no bot check. */
  siteKey: string | null | undefined;
}>;

/**
 * The form that books or moves a call. Without JavaScript the browser sends it to the action; with it the schema
 * answers first, what was typed stays, and the focus goes to the first wrong field or to the message.
 */
export function useAppointmentForm({ action, schema, onResponse, siteKey }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const [answer, dispatch, isResponseAwaited] = useFormAction(action, 'failed');
  /** What was found before anything was sent; null where the server spoke last. */
  const [own, setOwn] = useState<AppointmentState | null>(null);
  const [isProving, setIsProving] = useState(false);
  /** Told apart from `isProving`, which a second press in the same moment would not see yet. */
  const isUnderWay = useRef(false);
  const state = own ?? answer;
  const isPending = isProving || isResponseAwaited;

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  useEffect(() => {
    if (state.status === 'idle') return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? form.current?.querySelector<HTMLElement>('[role="alert"] [tabindex]'))?.focus();
  }, [state]);

  useEffect(() => onResponse(answer), [answer, onResponse]);

  /** What came back with the page stays in its fields. */
  const refuse = (problem: Problem) =>
    setOwn({ ...problem, ...(answer.status !== 'done' && answer.values && { values: answer.values }) });

  const send = async (data: FormData) => {
    setOwn(null);
    if (siteKey !== undefined) {
      isUnderWay.current = true;
      setIsProving(true);
      try {
        const [key, email] = [String(data.get('formKey')), String(data.get('email')).trim()];
        const evidence = await collectBotEvidence({ siteKey, key, email, shownAt: shownAt.current });
        for (const [name, value] of toFormEntries(evidence)) data.set(name, value);
      } catch (error) {
        logFailure(error);
        return refuse({ status: 'error', code: error instanceof RecaptchaError ? 'captchaNotLoaded' : 'failed' });
      } finally {
        isUnderWay.current = false;
        setIsProving(false);
      }
    }
    startTransition(() => dispatch(data));
  };

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
        if (isPending || isUnderWay.current) return;
        const data = new FormData(event.currentTarget);
        const parsed = z.safeParse(schema, Object.fromEntries(data));
        if (parsed.success) void send(data);
        else refuse(refusal(fieldCodes(parsed.error)));
      },
    },
  };
}

/** Codes of fields as the state of the form. */
function refusal(fields: Readonly<Record<string, string>>): Problem {
  const isSomeMissing = Object.values(fields).includes('required');
  return { status: 'error', fields, ...(isSomeMissing && { code: 'fillRequired' as const }) } as Problem;
}
