import { safeParse, type $ZodType, type input } from 'zod/v4/core';
import { fieldName, type FieldName } from './field-names';

/** Keys are field names: `email`, `address.street`, `rooms[0].area`. */
export type FieldCodes = Readonly<Record<string, string>>;

export type FormDefinition<Field extends string = string, Code extends string = string> = Readonly<{
  codes: readonly Code[];
  failure: Code;
  /** Fields (or groups) returned with their typed values. Never a password. */
  preserved: readonly Field[];
  /** Maps field codes to form-level codes. With the same code the field is only marked. */
  summary?: Readonly<Record<string, Code>>;
  at?: Readonly<Partial<Record<Code, Field>>>;
  check?: (values: unknown) => FieldCodes | null;
}>;

/** Codes, never text, and the typed values (never a password). */
export type FormState<Code extends string = string> = Readonly<
  | { status: 'idle' }
  | { status: 'done' }
  | {
      status: 'error';
      code?: Code;
      fields?: Readonly<Partial<Record<string, Code>>>;
      wait?: string;
      values?: Readonly<Partial<Record<string, string>>>;
    }
>;

export type FormAction<Code extends string = string> = (
  state: FormState<Code>,
  data: FormData,
) => Promise<FormState<Code>>;

export type FieldOf<Schema extends $ZodType> = FieldName<input<Schema>>;

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

export function fieldCodes({ issues }: { issues: readonly { path: PropertyKey[]; message: string }[] }): FieldCodes {
  const codes: Record<string, string> = {};
  for (const { path, message } of issues) codes[fieldName(path)] ??= message;
  return codes;
}
