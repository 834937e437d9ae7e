import { safeParse, type $ZodType, type input } from 'zod/v4/core';
import { fieldName, type FieldName } from './field-names';

/** Codes of wrong fields by the name of the field: `email`, `address.street`, `rooms[0].area`. */
export type FieldCodes = Readonly<Record<string, string>>;

/** What the browser and the server agree on about one form. */
export type FormDefinition<Field extends string = string, Code extends string = string> = Readonly<{
  /** Everything that can be wrong with the form or a field of it; the keys of its messages. */
  codes: readonly Code[];
  /** Shown when the server is unreachable or fails, and for a code that has no message. */
  failure: Code;
  /** Fields that come back with what was typed, a group with all of its fields. Never a password. */
  preserved: readonly Field[];
  /** Codes of fields that the form as a whole reports too, and how. The same code: the field is only marked. */
  summary?: Readonly<Record<string, Code>>;
  /** Codes of the server that belong to a field. */
  at?: Readonly<Partial<Record<Code, Field>>>;
  /** The first code of each wrong field, or null. */
  check?: (values: unknown) => FieldCodes | null;
}>;

/**
 * What a server action returns to its form, with JavaScript or without: codes, never text, and what was typed (never
 * a password), so that nothing is lost.
 */
export type FormState<Code extends string = string> = Readonly<
  | { status: 'idle' }
  | { status: 'done' }
  | {
      status: 'error';
      /** Of the form as a whole. */
      code?: Code;
      fields?: Readonly<Partial<Record<string, Code>>>;
      /** How long to wait, in the form's language, where a limit was reached. */
      wait?: string;
      values?: Readonly<Partial<Record<string, string>>>;
    }
>;

/** A server action as `useActionState` calls it. */
export type FormAction<Code extends string = string> = (
  state: FormState<Code>,
  data: FormData,
) => Promise<FormState<Code>>;

export type FieldOf<Schema extends $ZodType> = FieldName<input<Schema>>;

/** A form with its schema, whose messages are codes. */
export function defineForm<Schema extends $ZodType, const Code extends string>(
  form: Omit<FormDefinition<FieldOf<Schema>, Code>, 'check' | 'failure'> &
    Readonly<{ schema: Schema; failure: NoInfer<Code> }>,
): FormDefinition<FieldOf<Schema>, Code> & Readonly<{ schema: Schema }> {
  return {
    ...form,
    check: (values) => {
      const parsed = safeParse(form.schema, values);
      return parsed.success ? null : fieldCodes(parsed.error);
    },
  };
}

/** The first code of each field that is wrong. */
export function fieldCodes({ issues }: { issues: readonly { path: PropertyKey[]; message: string }[] }): FieldCodes {
  const codes: Record<string, string> = {};
  for (const { path, message } of issues) codes[fieldName(path)] ??= message;
  return codes;
}
