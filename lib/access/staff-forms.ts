import * as z from 'zod/mini';
import { defineForm } from '@/lib/forms/define-form';
import { leadingForm } from '@/lib/forms/leading-form';
import { emailAddress } from '@/lib/text/email-address';
import { staffRoles } from './rights';

type InviteCode = 'required' | 'invalidEmail' | 'alreadyStaff' | 'failed';

const MAX_ID = 100;

/** Empty: nobody that visitors see. */
const teamId = z.pipe(
  z.optional(z.string().check(z.maxLength(MAX_ID))),
  z.transform((value) => value || null),
);

export const inviteForm = defineForm({
  schema: z.object({
    email: emailAddress<InviteCode>({ empty: 'required', tooLong: 'invalidEmail', invalid: 'invalidEmail' }),
    role: z.enum(staffRoles),
    teamId,
  }),
  codes: ['required', 'invalidEmail', 'alreadyStaff', 'failed'],
  failure: 'failed',
  preserved: ['email', 'role', 'teamId'],
  at: { alreadyStaff: 'email' },
});

export const changeStaffForm = defineForm({
  ...leadingForm,
  schema: z.object({ userId: z.uuid(), role: z.enum(staffRoles), teamId }),
});

export const memberForm = defineForm({ ...leadingForm, schema: z.object({ userId: z.uuid() }) });

/** `sure`: the box that confirms. */
export const endStaffForm = defineForm({
  ...leadingForm,
  schema: z.object({ userId: z.uuid(), sure: z.optional(z.string()) }),
});

export const leaveForm = defineForm({ ...leadingForm, schema: z.object({ sure: z.optional(z.string()) }) });

export const invitationForm = defineForm({ ...leadingForm, schema: z.object({ id: z.uuid() }) });

/** What came of a form of the page, in its query. */
export const staffNotices = [
  'changed',
  'reset',
  'ended',
  'resent',
  'withdrawn',
  'lastOwner',
  'unknown',
  'unsure',
] as const;

export type StaffNotice = (typeof staffNotices)[number];
