'use client';

import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FieldCodes, FormDefinition, FormAction, FormState } from './define-form';
import { readFields } from './field-names';
import { focusProblem } from './focus-problem';
import { fieldProps, formProblems, problemText, type FieldProps } from './form-problems';
import { useSubmission } from './use-submission';

export type { FieldProps } from './form-problems';

type Options<Field extends string, Code extends string> = Readonly<{
  form: FormDefinition<Field, Code>;
  texts: Readonly<Record<Code, string>>;
  /** Runs before sending and may add fields; a returned code cancels the submission. */
  prepare?: (data: FormData) => Promise<Code | undefined>;
  permalink?: string;
}> &
  Readonly<
    /** `send` replaces the action once JavaScript runs; without JavaScript an address receives the form. */
    { action: FormAction<Code>; send?: FormAction<Code> } | { action: string; send: FormAction<Code> }
  >;

/**
 * Works without JavaScript. With it: checks the schema first, sends once, preserves typed values and focuses the first
 * invalid field.
 */
export function useActionForm<Field extends string, Code extends string>(options: Options<Field, Code>) {
  const { form, action, send, texts, prepare, permalink } = options;
  const messageId = useId();
  const element = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<FieldCodes | null>(null);
  const submission = useSubmission({
    element,
    failure: form.failure,
    prepare,
    permalink,
    action,
    send,
  });
  const { response, isPending } = submission;

  useEffect(() => {
    if (response.status !== 'idle') focusProblem(element.current, messageId);
  }, [response, messageId]);

  const submit = () => {
    if (!element.current || submission.isUnderWay()) return;
    const data = new FormData(element.current);
    const wrong = form.check?.(readFields(data)) ?? null;
    if (wrong) {
      flushSync(() => setFound(wrong));
      return focusProblem(element.current, messageId);
    }
    setFound(null);
    submission.submit(data);
  };

  const state: FormState = isPending ? { status: 'idle' } : stateOf(found, response);
  const { code, fields } = formProblems(state, form, texts);
  const values = response.status === 'error' ? response.values : undefined;

  return {
    response,
    isPending,
    isDone: state.status === 'done',
    isLive: submission.isLive,
    messageId,
    code,
    error: problemText(code, texts, state),
    values,
    submit,
    formProps: {
      ref: element,
      ...submission.target,
      noValidate: true,
      'aria-busy': isPending,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        submit();
      },
      onChange: () => {
        if (found && element.current) setFound(form.check?.(readFields(new FormData(element.current))) ?? {});
      },
    },
    rowCount: (name: Field): number | undefined => values && rowsOf(values, name),
    field: (name: Field): FieldProps => fieldProps(name, { form, texts, messageId, values, fields }),
  };
}

function rowsOf(values: object, name: string): number {
  const rows = Object.keys(values).flatMap((field) =>
    field.startsWith(`${name}[`) ? [parseInt(field.slice(name.length + 1))] : [],
  );
  return Math.max(0, ...rows.map((row) => row + 1));
}

function stateOf(found: FieldCodes | null, response: FormState): FormState {
  if (!found) return response;
  return Object.keys(found).length > 0 ? { status: 'error', fields: found } : { status: 'idle' };
}
