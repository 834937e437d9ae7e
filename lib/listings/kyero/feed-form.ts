import type { FormDefinition } from '@/lib/forms/define-form';

export const feedCodes = [
  'required',
  'tooLong',
  'feedName',
  'nameTaken',
  'address',
  'every',
  'vat',
  'settings',
  'failed',
] as const;

export type FeedCode = (typeof feedCodes)[number];
type FeedField =
  | 'name'
  | 'address'
  | 'user'
  | 'password'
  | 'every'
  | 'trusted'
  | 'newBuildVat'
  | 'newBuildExcludesVat'
  | 'promoter'
  | 'settings';

/** Neither secret nor fixed. */
export const changeableFields = [
  ...(['user', 'settings', 'trusted', 'every', 'newBuildVat', 'newBuildExcludesVat', 'promoter'] as const),
] as const satisfies readonly FeedField[];

/** Address and password are never sent to the browser. */
export const feedForm: FormDefinition<FeedField, FeedCode> = {
  codes: feedCodes,
  failure: 'failed',
  preserved: ['name', ...changeableFields],
  at: { nameTaken: 'name', address: 'address' },
};

export const SETTINGS_PROBLEMS = 'settingsProblems';
