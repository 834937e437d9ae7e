import * as z from 'zod/mini';
import { defineForm } from '@/lib/forms/define-form';
import { safePath } from '@/lib/site/safe-path';

const MAX_LENGTH = 40;
const DESK = '/dashboard/agency';

export function secondStepGoal(value: string | string[] | undefined): string {
  const path = safePath(value);
  return path === '/' ? DESK : path;
}

const code = (value: 'required' | 'wrongCode') => value;

/** Never echoed back: it is used up or wrong. */
export const secondStepForm = defineForm({
  schema: z.object({
    code: z
      .string({ error: code('required') })
      .check(z.trim(), z.minLength(1, code('required')), z.maxLength(MAX_LENGTH, code('wrongCode'))),
    returnTo: z.pipe(
      z.optional(z.string()),
      z.transform((value) => secondStepGoal(value)),
    ),
  }),
  codes: ['required', 'wrongCode', 'paused', 'failed'],
  failure: 'failed',
  preserved: [],
  at: { wrongCode: 'code' },
});

export type SecondStepCode = (typeof secondStepForm.codes)[number];

export type RecoveryCodesState = Readonly<{ codes: readonly string[] | null; hasFailed: boolean }>;
