import { z } from 'zod';
import { slugify } from '@/lib/text/slugify';
import { about } from './about-schema';
import {
  factDay,
  decimal,
  email,
  inBoth,
  line,
  longText,
  optionalEmail,
  optionalFactDay,
  optionalFactLine,
  optionalPhone,
  optionalWebAddress,
  phone,
  storedImage,
  taxId,
  ticked,
  time,
  wholeNumber,
} from './fact-parts';

const agency = z.object({
  name: line(60),
  legalName: line(120),
  taxId,
  founded: wholeNumber(1800, 2100),
  companyRegister: z
    .object({
      name: optionalFactLine(80),
      volume: optionalFactLine(20),
      folio: optionalFactLine(20),
      sheet: optionalFactLine(30),
    })
    .refine(({ name, ...entry }) => name === '' || !Object.values(entry).includes(''), {
      path: ['volume'],
      message: 'required',
    }),
  registers: z.object({ aicat: optionalFactLine(20), raicv: optionalFactLine(20) }),
  saleFee: z.object({ percent: decimal(0.1, 20), vat: decimal(0, 30), isSample: ticked }),
});

const contact = z.object({
  phone,
  whatsApp: optionalPhone,
  email,
  address: z.object({
    street: line(120),
    number: line(20),
    postalCode: line(12),
    city: line(80),
    region: line(80),
  }),
  coordinates: z.object({ latitude: decimal(-90, 90), longitude: decimal(-180, 180) }),
});

const weekDays = z.preprocess(
  (value) => (Array.isArray(value) ? value.map(Number) : []),
  z
    .array(z.int().min(1).max(7))
    .min(1, 'required')
    // Printed from the first to the last.
    .refine((days) => days.every((weekDay, index) => weekDay === (days[0] ?? 0) + index), 'daysApart'),
);

const hoursRow = z
  .object({ days: weekDays, opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], message: 'closesBeforeOpening' });

const MAX_HOURS = 14;
const hours = z.object({
  office: z.array(hoursRow, 'tooFew').min(1, 'tooFew').max(MAX_HOURS, 'tooMany'),
  phone: z.array(hoursRow, 'tooFew').min(1, 'tooFew').max(MAX_HOURS, 'tooMany'),
});

const DAYS_OF_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const optionalNumber = (min: number, max: number) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), wholeNumber(min, max).nullable());

/** A yearly date, or a number of days after Easter Sunday. */
const holiday = z
  .object({
    name: inBoth(line(80)),
    day: optionalNumber(1, 31),
    month: optionalNumber(1, 12),
    daysAfterEaster: optionalNumber(-100, 100),
  })
  .refine(({ day: of, daysAfterEaster, month }) => isHolidayDate(of, month, daysAfterEaster), {
    path: ['day'],
    message: 'holidayDate',
  });

function isHolidayDate(of: number | null, month: number | null, daysAfterEaster: number | null): boolean {
  if (daysAfterEaster !== null) return of === null && month === null;
  return of !== null && month !== null && of <= (DAYS_OF_MONTHS[month - 1] ?? 0);
}

const closures = z.object({
  holidays: z.array(holiday).max(60, 'tooMany').default([]),
  closedDays: z
    .array(z.object({ date: factDay }))
    .max(200, 'tooMany')
    .default([]),
});

const member = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9-]{0,80}$/, 'required')
    .default(''),
  name: line(80),
  email: optionalEmail,
  portrait: storedImage,
  role: inBoth(line(120)),
  bio: inBoth(longText(2_000)),
});

const team = z.object({
  members: z
    .array(member, 'tooFew')
    .min(1, 'tooFew')
    .max(100, 'tooMany')
    .transform((members) => {
      const taken = new Set<string>();
      return members.map((one) => {
        const id = freeId(one.id || slugify(one.name) || 'team', taken);
        taken.add(id);
        return { ...one, id };
      });
    }),
});

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  return id;
}

const MANY = 10_000_000;
/** A claim of 0 is accepted and not shown. */
const statistics = z.object({
  clients: wholeNumber(0, MANY),
  yearsOfExperience: wholeNumber(0, 1_000),
  awards: wholeNumber(0, MANY),
  properties: wholeNumber(0, MANY),
  companyYears: wholeNumber(0, 500),
  isSample: ticked,
});

export const networks = ['instagram', 'facebook', 'linkedin', 'youtube'] as const;
const social = z.object({
  profiles: z
    .array(z.object({ network: z.enum(networks, 'required'), url: optionalWebAddress }))
    .max(8, 'tooMany')
    .default([])
    .transform((profiles) => profiles.filter(({ url }) => url !== '')),
});

const announcement = z.object({ isShown: ticked, title: inBoth(line(80)), text: inBoth(line(240)) });

export const partnerKinds = ['portal', 'agency'] as const;
export const partnerLooks = ['serif', 'capitals', 'heavy', 'light'] as const;
const partners = z.object({
  partners: z
    .array(
      z.object({
        name: line(60),
        kind: z.enum(partnerKinds, 'required'),
        look: z.enum(partnerLooks, 'required'),
        about: inBoth(line(120)),
        isSample: ticked,
      }),
    )
    .max(20, 'tooMany')
    .default([]),
});

export const testimonialKinds = ['sale', 'abroad', 'other'] as const;
const MIN_TESTIMONIALS = 3;
const testimonials = z.object({
  voices: z
    .array(
      z.object({
        kind: z.enum(testimonialKinds, 'required'),
        author: inBoth(line(80)),
        location: inBoth(line(80)),
        content: inBoth(longText(1_200)),
        servedOn: optionalFactDay,
        source: optionalFactLine(120),
        sourceUrl: optionalWebAddress,
        isSample: ticked,
      }),
      'tooFew',
    )
    .min(MIN_TESTIMONIALS, 'tooFew')
    .max(200, 'tooMany'),
});

const samples = z.object({ areHidden: ticked });

export const factSchemas = {
  agency,
  contact,
  hours,
  closures,
  team,
  about,
  statistics,
  testimonials,
  partners,
  social,
  announcement,
  samples,
} as const;

export type FactKey = keyof typeof factSchemas;
export type FactValue<Key extends FactKey> = z.output<(typeof factSchemas)[Key]>;

export const factKeys = Object.keys(factSchemas) as readonly FactKey[];
export const isFactKey = (key: string): key is FactKey => Object.hasOwn(factSchemas, key);
