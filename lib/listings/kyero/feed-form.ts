import type { FormDefinition } from '@/lib/forms/define-form';

export const feedCodes = [
  'required',
  'tooLong',
  'feedName',
  'nameTaken',
  'address',
  'every',
  'settings',
  'failed',
] as const;

export type FeedCode = (typeof feedCodes)[number];
type FeedField = 'name' | 'address' | 'user' | 'password' | 'every' | 'trusted' | 'settings';

/** Address and password may be secret and are never sent to the browser. */
export const feedForm: FormDefinition<FeedField, FeedCode> = {
  codes: feedCodes,
  failure: 'failed',
  preserved: ['name', 'user', 'settings', 'trusted', 'every'],
  at: { nameTaken: 'name', address: 'address' },
};

export const SETTINGS_PROBLEMS = 'settingsProblems';
