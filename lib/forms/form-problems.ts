import type { FormDefinition, FormState } from './define-form';

type Problems<Code extends string> = Readonly<{
  code?: Code;
  fields: Readonly<Partial<Record<string, string>>>;
}>;

export function formProblems<Code extends string>(
  state: FormState,
  { at, summary, failure }: FormDefinition<string, Code>,
  texts: Readonly<Record<Code, string>>,
): Problems<Code> {
  if (state.status !== 'error') return { fields: {} };
  const isKnown = (code: string): code is Code => Object.hasOwn(texts, code);
  const code = state.code && isKnown(state.code) ? state.code : failure;
  const place = at?.[code];
  const fields = place ? { [place]: code } : (state.fields ?? {});
  const codes = Object.values(fields).filter((own) => own !== undefined);
  if (codes.length === 0) return { code, fields };
  const whole = codes.map((own) => summary?.[own] ?? (isKnown(own) ? undefined : failure)).find(Boolean);
  return { fields, ...(whole && { code: whole }) };
}

export const problemText = <Code extends string>(
  code: Code | undefined,
  texts: Readonly<Record<Code, string>>,
  response: FormState,
): string | undefined => code && texts[code].replace('{time}', (response.status === 'error' && response.wait) || '');

export type FieldProps = Readonly<{
  name: string;
  defaultValue: string | undefined;
  describedBy: string;
  isInvalid: boolean;
  error: string | undefined;
}>;

type FieldSource<Code extends string> = Readonly<{
  form: FormDefinition<string, Code>;
  texts: Readonly<Record<Code, string>>;
  messageId: string;
  values: Readonly<Partial<Record<string, string>>> | undefined;
  fields: Problems<Code>['fields'];
}>;

export function fieldProps<Code extends string>(name: string, source: FieldSource<Code>): FieldProps {
  const { form, texts, messageId, values, fields } = source;
  const own = fields[name];
  return {
    name,
    defaultValue: values?.[name],
    describedBy: messageId,
    isInvalid: own !== undefined,
    error: own !== undefined && form.summary?.[own] !== own ? (texts as Record<string, string>)[own] : undefined,
  };
}
