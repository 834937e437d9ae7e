import * as z from 'zod/mini';
import { defineForm } from '@/lib/forms/define-form';
import { emailLine, requiredLine } from '@/lib/forms/fields';
import { redirectingForm } from '@/lib/forms/redirecting-form';
import { DIARY_LIMITS, diaryCodes, type DiaryCode } from './diary-forms';
import { isSignature } from './signature';

/** Guests of a viewing beside the contact; each has room on the sheet. */
export const MAX_GUESTS = 3;

const code = (value: DiaryCode) => value;
const shared = { codes: diaryCodes, failure: 'failed' } as const;
const id = z.uuid();

export const guestForm = defineForm({
  ...shared,
  preserved: ['name', 'email'],
  at: { sameGuest: 'email' },
  schema: z.object({ id, name: requiredLine(DIARY_LIMITS.name), email: emailLine() }),
});

export const guestGoneForm = defineForm({ ...redirectingForm, schema: z.object({ id, guest: z.uuid() }) });

export const signForm = defineForm({
  ...shared,
  preserved: ['name', 'guests'],
  schema: z.object({
    id,
    name: requiredLine(DIARY_LIMITS.name),
    signature: z.string(code('noSignature')).check(z.refine<string>(isSignature, code('noSignature'))),
    /** Guests; one that did not come does not sign. */
    guests: z._default(
      z
        .array(
          z.object({
            name: requiredLine(DIARY_LIMITS.name),
            signature: z
              .string()
              .check(z.refine<string>((path) => path === '' || isSignature(path), code('noSignature'))),
          }),
        )
        .check(z.maxLength(MAX_GUESTS)),
      [],
    ),
  }),
});
