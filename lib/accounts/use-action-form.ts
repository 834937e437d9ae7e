'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { startTransition, useEffect, useId, useRef, type SubmitEvent } from 'react';
import { useForm, type FieldValues, type Path, type Resolver } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { useHydrated } from '@/lib/browser/use-hydrated';
import type { AccountCode } from './account-schemas';
import { errorText } from '@/lib/forms/error-text';
import type { FormAction } from '@/lib/forms/form-state';
import { useFormAction } from '@/lib/forms/use-form-action';

type Options<Field extends string> = {
  action: FormAction<Field, AccountCode>;
  /** What the action checks as well; its messages are codes. */
  schema: $ZodType<unknown, FieldValues>;
  /** Codes that are said once for the whole form; their fields are only marked. */
  wholeCodes: readonly AccountCode[];
};

/**
 * A form that works before and without JavaScript: the browser sends it to the action, and the page comes back with
 * the answer. With JavaScript the shared schema answers first, what was typed stays, and the focus goes to the first
 * wrong field or to the message.
 */
export function useActionForm<Field extends string>(options: Options<Field>) {
  const { action, schema, wholeCodes } = options;
  const [state, dispatch, isPending] = useFormAction<Field, AccountCode>(action, 'unavailable');
  const { register, handleSubmit, formState, control, reset } = useForm<FieldValues>({
    resolver: zodResolver(schema) as Resolver<FieldValues>,
  });
  const form = useRef<HTMLFormElement>(null);
  const messageId = useId();
  const isLive = useHydrated();

  useEffect(() => {
    if (state.status === 'idle') return undefined;
    if (state.status === 'done') reset();
    let frame = 0;
    const turnToProblem = () => {
      const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      // While the answer is awaited the fields are shut, by whoever holds the form, and that may last a frame longer.
      if (wrong?.matches(':disabled')) frame = requestAnimationFrame(turnToProblem);
      else (wrong ?? document.getElementById(messageId)?.querySelector<HTMLElement>('[tabindex]'))?.focus();
    };
    frame = requestAnimationFrame(turnToProblem);
    return () => cancelAnimationFrame(frame);
  }, [state, reset, messageId]);

  const { errors, isSubmitted } = formState;
  const isWrongHere = isSubmitted && Object.keys(errors).length > 0;
  const fieldCode = (name: Field): AccountCode | undefined =>
    (errors[name]?.message as AccountCode | undefined) ??
    (state.status === 'error' && !isWrongHere ? state.fields?.[name] : undefined);
  const isWhole = (code: AccountCode | undefined) => code !== undefined && wholeCodes.includes(code);

  const wholeFromFields = [
    ...Object.values(errors).map((error) => error?.message as AccountCode | undefined),
    ...(state.status === 'error' && !isWrongHere ? Object.values<AccountCode | undefined>(state.fields ?? {}) : []),
  ].find(isWhole);
  const code = wholeFromFields ?? (state.status !== 'idle' && !isWrongHere && !isPending ? state.code : undefined);

  return {
    state,
    control,
    isPending,
    /** True once JavaScript runs. */
    isLive,
    /** Id for the message, which may stand outside of the form. */
    messageId,
    /** What to say about the form as a whole. */
    code,
    /** The same in words; `texts` are the words of the codes. */
    formError: (texts: Readonly<Record<AccountCode, string>>) =>
      errorText(code, texts, state.status === 'error' ? state.wait : undefined),
    isDone: state.status === 'done' && !isWrongHere,
    formProps: {
      ref: form,
      action: dispatch,
      noValidate: true,
      'aria-busy': isPending,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        const element = event.currentTarget;
        event.preventDefault();
        if (isPending) return;
        void handleSubmit(() => startTransition(() => dispatch(new FormData(element))))(event);
      },
    },
    /** Everything a field of this name takes; `texts` are the words of the codes. */
    field: (name: Field, texts: Readonly<Record<AccountCode, string>>) => {
      const own = fieldCode(name);
      return {
        ...register(name as Path<FieldValues>),
        describedBy: messageId,
        error: own === undefined || isWhole(own) ? undefined : texts[own],
        isInvalid: own !== undefined,
        defaultValue: state.status === 'done' ? undefined : state.values?.[name],
      };
    },
  };
}
