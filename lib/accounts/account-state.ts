import { formatWait } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { AccountCode } from './account-schemas';
import type { FormState } from '@/lib/forms/form-state';

type State<Field extends string> = FormState<Field, AccountCode>;

type Result = { status: 'done' } | { status: 'error'; code: AccountCode; retryAfter?: number };

/** `values` refill the form. */
export function stateOf<Field extends string>(
  result: Result,
  locale: Locale,
  values?: Partial<Record<Field, string>>,
): State<Field> {
  if (result.status === 'done') return { status: 'done' };
  const { code, retryAfter } = result;
  const wait = retryAfter === undefined ? undefined : formatWait(retryAfter, locale);
  return { status: 'error', code, ...(wait && { wait }), ...(values && { values }) };
}

/** Puts problems of the new password at its field. */
export function newPasswordState<Field extends string>(
  result: Result,
  field: Field,
  locale: Locale,
  values?: Partial<Record<Field, string>>,
): State<Field> {
  if (result.status === 'done' || !/^password(Too|sDont)/.test(result.code)) return stateOf(result, locale, values);
  const fields = { [field]: result.code } as Partial<Record<Field, AccountCode>>;
  return { status: 'error', fields, ...(values && { values }) };
}
