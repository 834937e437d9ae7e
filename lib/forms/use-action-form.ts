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
  /** Texts of the codes; `{time}` in one is the time to wait. */
  texts: Readonly<Record<Code, string>>;
  /** Runs before the form is sent and may add to it; a code stops it. */
  prepare?: (data: FormData) => Promise<Code | undefined>;
  /** Page that shows the response of a form sent before JavaScript runs; by default the form's own. */
  permalink?: string;
}> &
  Readonly<
    /** `send` takes the place of the action once JavaScript runs; an address takes the form without it. */
    { action: FormAction<Code>; send?: FormAction<Code> } | { action: string; send: FormAction<Code> }
  >;

/**
 * A form that works before JavaScript runs and better after: its schema checks it first, a double press sends once,
 * what was typed stays even if the server is unreachable, and the focus moves to the first wrong field or the message.
 */
export function useActionForm<Field extends string, Code extends string>(options: Options<Field, Code>) {
  const { form, action, send, texts, prepare, permalink } = options;
  const messageId = useId();
  const element = useRef<HTMLFormElement>(null);
  /** What the schema found; empty once that is put right, null if the server spoke last. */
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
    /** True once JavaScript runs. */
    isLive: submission.isLive,
    /** Belongs on the element that holds the message. */
    messageId,
    /** What is wrong with the form as a whole, and its text. */
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
    /** Number of rows that came back under a name; undefined if nothing came back. */
    rowCount: (name: Field): number | undefined => values && rowsOf(values, name),
    /** Everything that the input of this name takes. */
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
