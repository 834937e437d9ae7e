import * as z from 'zod/mini';
import { defineForm } from '@/lib/forms/define-form';
import { redirectingForm } from '@/lib/forms/redirecting-form';
import { emailAddress } from '@/lib/text/email-address';
import { staffRoles } from './rights';

type InviteCode = 'required' | 'invalidEmail' | 'alreadyStaff' | 'failed';

const MAX_ID = 100;

const teamId = z.pipe(
  z.optional(z.string().check(z.maxLength(MAX_ID))),
  z.transform((value) => value || null),
);

export const staffInviteForm = defineForm({
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
  ...redirectingForm,
  schema: z.object({ userId: z.uuid(), role: z.enum(staffRoles), teamId }),
});

export const memberForm = defineForm({ ...redirectingForm, schema: z.object({ userId: z.uuid() }) });

export const NO_HEIR = 'nobody';

/** `sure`: confirmation checkbox. `heir`: account id of the successor, `NO_HEIR`, or empty. */
const ending = {
  sure: z.optional(z.string()),
  heir: z.optional(z.union([z.literal(['', NO_HEIR]), z.uuid()])),
};

export const endStaffForm = defineForm({ ...redirectingForm, schema: z.object({ userId: z.uuid(), ...ending }) });

export const resignForm = defineForm({ ...redirectingForm, schema: z.object(ending) });

type AbsenceCode = 'required' | 'invalidDay' | 'endsFirst' | 'past' | 'gone' | 'failed';

const day = z.string({ error: 'required' satisfies AbsenceCode }).check(
  z.minLength(1, 'required' satisfies AbsenceCode),
  z.refine((value) => z.safeParse(z.iso.date(), value).success, 'invalidDay' satisfies AbsenceCode),
);

export const absenceForm = defineForm({
  schema: z
    .object({
      userId: z.uuid(),
      from: day,
      until: day,
      deputy: z.string({ error: 'required' satisfies AbsenceCode }).check(z.uuid('required' satisfies AbsenceCode)),
    })
    .check(z.refine(({ from, until }) => from <= until, { error: 'endsFirst' satisfies AbsenceCode, path: ['until'] })),
  codes: ['required', 'invalidDay', 'endsFirst', 'past', 'gone', 'failed'],
  failure: 'failed',
  preserved: ['from', 'until', 'deputy'],
  at: { past: 'until', gone: 'deputy' },
});

export const invitationForm = defineForm({ ...redirectingForm, schema: z.object({ id: z.uuid() }) });

export const staffNotices = [
  'changed',
  'reset',
  'ended',
  'absenceSet',
  'absenceEnded',
  'resent',
  'withdrawn',
  'lastOwner',
  'unknown',
  'unsure',
  'noHeir',
  'heirGone',
  'needsHeir',
] as const;

export type StaffNotice = (typeof staffNotices)[number];
