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

/** A feed at the desk. The address and the password may be secrets: they never come back. */
export const feedForm: FormDefinition<FeedField, FeedCode> = {
  codes: feedCodes,
  failure: 'failed',
  preserved: ['name', 'user', 'settings', 'trusted', 'every'],
  at: { nameTaken: 'name', address: 'address' },
};

/** Beside what was typed: what is wrong in the settings, line by line. */
export const SETTINGS_PROBLEMS = 'settingsProblems';
