import * as z from 'zod/mini';
import { isDay } from '@/lib/appointments/time-zone';
import { defineForm } from '@/lib/forms/define-form';
import { emailList } from '@/lib/forms/email-list';
import { asPhone, emailLine, optionalLine, optionalText, requiredLine } from '@/lib/forms/fields';
import { redirectingForm } from '@/lib/forms/redirecting-form';
import { locales } from '@/lib/i18n/locales';
import { readDayHours, weekdays } from './week-hours';

/** In characters. */
export const DIARY_LIMITS = {
  name: 120,
  phone: 40,
  notes: 2_000,
  place: 200,
  feedback: 2_000,
  hours: 80,
  address: 2_000,
  ownAddresses: 500,
} as const;

export const appointmentKinds = ['viewing', 'valuation', 'call'] as const;
export const visitOutcomes = ['tookPlace', 'noShow'] as const;
export const appointmentLengths = [15, 30, 45, 60, 90, 120] as const;

export const diaryCodes = [
  'required',
  'tooLong',
  'invalidEmail',
  'invalidPhone',
  'invalidDay',
  'invalidTime',
  'noSuchTime',
  'noSuchEnd',
  'invalidHours',
  'taken',
  'past',
  'blocked',
  'homeClosed',
  'tooTight',
  'unknownListing',
  'needsListing',
  'needsAgent',
  'gone',
  'colleagueBusy',
  'early',
  'tooLongAgo',
  'occupied',
  'wrongOrder',
  'invalidAddress',
  'noSignature',
  'sameGuest',
  'tooManyGuests',
  'failed',
] as const;
export type DiaryCode = (typeof diaryCodes)[number];

const code = (value: DiaryCode) => value;
const shared = { codes: diaryCodes, failure: 'failed' } as const;
const id = z.uuid();
const day = z.string(code('required')).check(z.refine<string>(isDay, code('invalidDay')));
const time = z.string(code('required')).check(z.regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, code('invalidTime')));
const ticked = z.pipe(
  z.optional(z.string()),
  z.transform((value) => Boolean(value)),
);
const feedback = optionalText(DIARY_LIMITS.feedback);

const bookingSchema = z.object({
  /** `listing`: the agent of the listing. */
  whose: z.union([z.enum(['office', 'listing']), id]),
  kind: z.enum(appointmentKinds),
  isByVideo: ticked,
  day,
  time,
  minutes: z.pipe(
    z.enum(appointmentLengths.map(String)),
    z.transform((value) => Number(value)),
  ),
  listing: optionalLine(120),
  place: optionalLine(DIARY_LIMITS.place),
  name: requiredLine(DIARY_LIMITS.name),
  email: emailLine(),
  phone: requiredLine(DIARY_LIMITS.phone).check(...asPhone),
  language: z.enum(locales),
  notes: optionalText(DIARY_LIMITS.notes),
  ignoresTravel: ticked,
  /** Empty: in the future. */
  outcome: z._default(z.enum(['', ...visitOutcomes]), ''),
  internal: feedback,
  forSeller: feedback,
});
export type BookingInput = z.output<typeof bookingSchema>;

const timeFields = {
  noSuchTime: 'time',
  taken: 'time',
  blocked: 'time',
  homeClosed: 'time',
  tooTight: 'ignoresTravel',
} as const;

export const diaryBookingForm = defineForm({
  ...shared,
  preserved: [
    'whose',
    'kind',
    'isByVideo',
    'day',
    'time',
    'minutes',
    'listing',
    'place',
    'name',
    'email',
    'phone',
    'language',
    'notes',
    'ignoresTravel',
    'outcome',
    'internal',
    'forSeller',
  ],
  at: {
    ...timeFields,
    past: 'day',
    unknownListing: 'listing',
    needsListing: 'listing',
    needsAgent: 'whose',
    early: 'outcome',
    tooLongAgo: 'day',
  },
  schema: bookingSchema,
});

export const diaryMoveForm = defineForm({
  ...shared,
  preserved: ['day', 'time', 'ignoresTravel'],
  at: { ...timeFields, past: 'day' },
  schema: z.object({ id, day, time, ignoresTravel: ticked }),
});

export const dragForm = defineForm({ ...shared, preserved: [], schema: z.object({ id, day, time }) });

export const handOverForm = defineForm({
  ...shared,
  preserved: ['heir'],
  at: { colleagueBusy: 'heir' },
  schema: z.object({ id, heir: z.uuid(code('required')) }),
});

export const outcomeForm = defineForm({
  ...shared,
  preserved: ['outcome', 'internal', 'forSeller'],
  schema: z.object({
    id,
    outcome: z.enum(visitOutcomes, code('required')),
    internal: feedback,
    forSeller: feedback,
  }),
});

/** Exactly one: a staff account or a listing. */
const owner = { staff: z.optional(id), home: z.optional(z.string().check(z.maxLength(120))) };

export const blockForm = defineForm({
  ...shared,
  preserved: ['day', 'from', 'to'],
  at: { noSuchTime: 'from', noSuchEnd: 'to', occupied: 'from', wrongOrder: 'to' },
  schema: z.object({ ...owner, day, from: time, to: time }),
});

export const holidayForm = defineForm({
  ...shared,
  preserved: ['firstDay', 'lastDay'],
  at: { occupied: 'firstDay', wrongOrder: 'lastDay' },
  schema: z.object({ ...owner, firstDay: day, lastDay: day }),
});

const hoursLine = (weekday: number) =>
  optionalLine(DIARY_LIMITS.hours).check(
    z.refine<string>((typed) => readDayHours(weekday, typed) !== null, code('invalidHours')),
  );

export const hourFields = ['day1', 'day2', 'day3', 'day4', 'day5', 'day6', 'day7'] as const;

export const hoursForm = defineForm({
  ...shared,
  preserved: hourFields,
  schema: z.object({
    ...owner,
    day1: hoursLine(weekdays[0]),
    day2: hoursLine(weekdays[1]),
    day3: hoursLine(weekdays[2]),
    day4: hoursLine(weekdays[3]),
    day5: hoursLine(weekdays[4]),
    day6: hoursLine(weekdays[5]),
    day7: hoursLine(weekdays[6]),
  }),
});

export const confirmationForm = defineForm({
  ...shared,
  preserved: [],
  schema: z.object({ home: z.string().check(z.maxLength(120)), confirmsViewings: ticked }),
});

export const followForm = defineForm({
  ...shared,
  preserved: ['address', 'ownAddresses'],
  at: { invalidAddress: 'address' },
  schema: z.object({ address: optionalLine(DIARY_LIMITS.address), ownAddresses: emailList(DIARY_LIMITS.ownAddresses) }),
});

export const cancelForm = defineForm({ ...redirectingForm, schema: z.object({ id }) });
export const freeForm = defineForm({ ...redirectingForm, schema: z.object({ id, back: z.optional(z.string()) }) });
