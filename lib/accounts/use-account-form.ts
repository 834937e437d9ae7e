'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useMemo, useRef, type SubmitEvent } from 'react';
import { useForm, type FieldErrors, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import type { FieldOf, FormDefinition, FormAction, FormState } from '@/lib/forms/define-form';
import { focusProblem } from '@/lib/forms/focus-problem';
import { fieldProps, formProblems, problemText } from '@/lib/forms/form-problems';
import { useSubmission } from '@/lib/forms/use-submission';

type Options<Schema extends $ZodType, Code extends string> = Readonly<{
  form: FormDefinition<FieldOf<Schema>, Code> & Readonly<{ schema: Schema }>;
  texts: Readonly<Record<Code, string>>;
  action: FormAction<Code>;
}>;

type FieldOptions<Field extends string> = Readonly<{ deps?: readonly Field[] }>;

/** Validates with the server schema. Before JavaScript runs, the action response refills the form. */
export function useAccountForm<Schema extends $ZodType, Code extends string>(options: Options<Schema, Code>) {
  const { form, texts, action } = options;
  const messageId = useId();
  const element = useRef<HTMLFormElement>(null);
  const submission = useSubmission({ element, failure: form.failure, action });
  const { response, isPending } = submission;
  const values = response.status === 'error' ? response.values : undefined;
  const errors = useMemo(() => serverErrors(response, form, texts), [response, form, texts]);
  const fields = useForm<FieldValues>({
    resolver: zodResolver(form.schema as $ZodType<FieldValues, FieldValues>),
    shouldFocusError: false,
    ...(values && { defaultValues: values }),
    ...(errors && { errors }),
  });
  const { formState, handleSubmit, register, reset, setValue } = fields;
  const { submitCount } = formState;

  const isDone = response.status === 'done' && !isPending;
  useEffect(() => {
    if (isDone) reset();
  }, [isDone, reset]);
  /** Set by a response; the next render shows its errors. */
  const isAnswered = useRef(false);
  useEffect(() => {
    isAnswered.current = response.status === 'error';
    if (response.status === 'done') focusProblem(element.current, messageId);
  }, [response, messageId]);
  useEffect(() => {
    if (isAnswered.current) focusProblem(element.current, messageId);
    isAnswered.current = false;
  }, [formState.errors, messageId]);
  useEffect(() => {
    if (submitCount > 0) focusProblem(element.current, messageId);
  }, [submitCount, messageId]);

  const state: FormState = isPending ? { status: 'idle' } : stateOf(formState.errors);
  const { code, fields: codes } = formProblems(state, form, texts);

  return {
    response,
    isPending,
    isDone,
    isLive: submission.isLive,
    messageId,
    code,
    error: problemText(code, texts, response),
    values,
    watch: fields.watch,
    formProps: {
      ref: element,
      ...submission.target,
      noValidate: true,
      'aria-busy': isPending,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!element.current || submission.isUnderWay()) return;
        const data = new FormData(element.current);
        readForm(data, setValue);
        void handleSubmit(() => {
          if (!submission.isUnderWay()) submission.submit(data);
        })();
      },
    },
    field: (name: FieldOf<Schema>, { deps }: FieldOptions<FieldOf<Schema>> = {}) => ({
      ...fieldProps(name, { form, texts, messageId, values, fields: codes }),
      ...register(name, deps && { deps: [...deps] }),
    }),
  };
}

/** Some password managers fill fields without an event, and hidden fields are not registered. */
function readForm(data: FormData, setValue: UseFormReturn['setValue']): void {
  // React's own fields for no-JavaScript forms start with `$`.
  for (const [name, value] of data) if (!name.startsWith('$')) setValue(name, value);
}

function serverErrors<Code extends string>(
  response: FormState<Code>,
  form: FormDefinition<string, Code>,
  texts: Readonly<Record<Code, string>>,
): FieldErrors | undefined {
  if (response.status !== 'error') return undefined;
  const { code, fields } = formProblems(response, form, texts);
  const own = Object.entries({ ...fields, ...(Object.keys(fields).length === 0 && { root: code }) });
  return Object.fromEntries(own.map(([name, message]) => [name, { type: 'server', message }]));
}

function stateOf({ root, ...errors }: FieldErrors): FormState {
  const fields = Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? '')]);
  if (fields.length === 0 && !root) return { status: 'idle' };
  return { status: 'error', fields: Object.fromEntries(fields), ...(root?.message && { code: root.message }) };
}
