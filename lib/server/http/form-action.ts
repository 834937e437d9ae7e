import 'server-only';
import type { $ZodType, output } from 'zod/v4/core';
import type { FieldOf, FormDefinition, FormAction, FormState } from '@/lib/forms/define-form';
import { readFields } from '@/lib/forms/field-names';
import { localeOf, valuesOf } from '@/lib/forms/read-form';
import { formatWait } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { currentVisitor, type Visitor } from './request-visitor';
import { submitForm } from './submit-form';

/** `retryAfter` in seconds. */
type Result<Code> = Readonly<{ status: 'done' } | { status: 'error'; code: Code; retryAfter?: number }>;

/** Characters. */
const MAX_RETURNED = 20_000;

/** Turns outages and bugs into `failure`. `pretend` shows success to bots that filled in the honeypot. */
export function formAction<Schema extends $ZodType, Code extends string>(
  form: FormDefinition<FieldOf<Schema>, Code> & Readonly<{ schema: Schema }>,
  submit: (input: output<Schema>, visitor: Visitor) => Promise<Result<NoInfer<Code>>>,
  pretend?: (locale: Locale) => never,
): FormAction<Code> {
  return async (_state, data) => {
    const locale = localeOf(data);
    const submission = await submitForm(form.schema, readFields(data), async (input) =>
      submit(input, await currentVisitor(locale)),
    );
    if (submission.status === 'bot') return pretend ? pretend(locale) : { status: 'done' };
    if (submission.status === 'done' && submission.result.status === 'done') return { status: 'done' };
    const values = valuesOf(data, form.preserved, MAX_RETURNED);
    return {
      status: 'error',
      ...problemOf(submission, form.failure, locale),
      ...(form.preserved.length > 0 && { values }),
    };
  };
}

function problemOf<Code extends string>(
  submission: Exclude<Awaited<ReturnType<typeof submitForm<$ZodType, Result<Code>>>>, { status: 'bot' }>,
  failure: Code,
  locale: Locale,
): Partial<Extract<FormState<Code>, { status: 'error' }>> {
  if (submission.status === 'invalid') return { fields: submission.fields as Record<string, Code> };
  if (submission.status !== 'done' || submission.result.status === 'done') return { code: failure };
  const { code, retryAfter } = submission.result;
  return { code, ...(retryAfter !== undefined && { wait: formatWait(retryAfter, locale) }) };
}
