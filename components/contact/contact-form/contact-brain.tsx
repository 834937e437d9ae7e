'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, type ChangeEvent, type FocusEvent } from 'react';
import { useForm } from 'react-hook-form';
import {
  contactSchema,
  type ContactErrorCode,
  type ContactField,
  type ContactFields,
} from '@/lib/forms/contact-schema';
import type { FieldCode } from '@/lib/forms/fields';
import { createKeys, sendMessage, type Extras } from './send-message';

export type FieldErrors = Partial<Record<ContactField, FieldCode>>;

/** What the form asks of its brain. */
export type BrainHandle = {
  onChange: (event: ChangeEvent<HTMLFormElement>) => void;
  onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  submit: () => void;
};

type ContactBrainProps = {
  form: HTMLFormElement;
  extras: () => Extras;
  connect: (handle: BrainHandle) => void;
  onErrors: (errors: FieldErrors) => void;
  onStart: () => void;
  onSent: (values: ContactFields) => void;
  onFailed: (code: ContactErrorCode) => void;
};

const names = ['name', 'email', 'company', 'subject', 'message'] as const;

/**
 * Checks and sends a form whose fields are there already. It draws nothing: so its code, with react-hook-form and the
 * schema, comes when the visitor turns to the form, and what was typed before stays.
 */
export function ContactBrain(props: ContactBrainProps) {
  const { form, connect, onErrors } = props;
  const { register, handleSubmit, formState, setError } = useForm<ContactFields>({
    resolver: standardSchemaResolver(contactSchema),
    // Not when a field is left: a message that came then would move the button away under the pointer.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const keys = useRef(createKeys());
  const isSending = useRef(false);
  const latest = useRef(props);
  const { errors } = formState;

  const send = async (values: ContactFields) => {
    if (isSending.current) return;
    isSending.current = true;
    latest.current.onStart();
    const outcome = await sendMessage(values, keys.current(values), latest.current.extras());
    if (outcome.isSent) return latest.current.onSent(values);
    isSending.current = false;
    for (const [name, code] of Object.entries(outcome.fields ?? {})) {
      setError(name as ContactField, { message: code }, { shouldFocus: true });
    }
    latest.current.onFailed(outcome.code);
  };

  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const [{ onChange, onBlur } = register('name')] = names.map((name) => {
      const field = register(name);
      field.ref(form.elements.namedItem(name));
      return field;
    });
    connect({
      onChange: (event) => void onChange(event),
      onBlur: (event) => void onBlur(event),
      submit: () => void handleSubmit(send)(),
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the functions of useForm stay the same for its life
  }, [form]);

  useEffect(() => {
    onErrors(Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message as FieldCode])));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the form's own setter
  }, [errors]);

  return null;
}
