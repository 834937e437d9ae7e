import { defineForm, type FormDefinition, type FormAction } from '@/lib/forms/define-form';
import {
  accountCodes,
  changeSchema,
  deleteSchema,
  forgotSchema,
  resendSchema,
  resetSchema,
  signInSchema,
  signUpSchema,
  type AccountCode,
} from './account-schemas';

export type AccountAction = FormAction<AccountCode>;

const shared = {
  codes: accountCodes,
  failure: 'unavailable',
  preserved: [],
  summary: { passwordRequired: 'fillAllFields', confirmRequired: 'fillAllFields', invalidLink: 'invalidLink' },
} as const satisfies FormDefinition;

const newPasswordAt = <Field extends string>(field: Field) => ({
  passwordTooShort: field,
  passwordTooLong: field,
  passwordTooCommon: field,
});

/** Each empty field has its own words; the summary says it once. */
const summary = { ...shared.summary, emailRequired: 'fillAllFields' } as const;

export const signInForm = defineForm({ ...shared, schema: signInSchema, preserved: ['email', 'remember'], summary });
export const signUpForm = defineForm({
  ...shared,
  schema: signUpSchema,
  preserved: ['email'],
  summary,
  at: newPasswordAt('password'),
});
export const forgotForm = defineForm({ ...shared, schema: forgotSchema, preserved: ['email'] });
export const resendForm = defineForm({ ...shared, schema: resendSchema });
export const resetForm = defineForm({ ...shared, schema: resetSchema, at: newPasswordAt('password') });
export const changeForm = defineForm({
  ...shared,
  schema: changeSchema,
  at: { ...newPasswordAt('next'), wrongPassword: 'current' },
});

export const deleteForm = defineForm({
  ...shared,
  schema: deleteSchema,
  codes: [...accountCodes, 'mustConfirm'],
  preserved: ['confirm'],
  summary: { invalidLink: 'invalidLink', mustConfirm: 'mustConfirm' },
  at: { wrongPassword: 'password' },
});
export type DeleteCode = (typeof deleteForm.codes)[number];

export const resetRequestForm: FormDefinition<string, AccountCode> = shared;
