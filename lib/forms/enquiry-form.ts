import { contactErrors } from './contact-form';
import type { FormDefinition } from './define-form';
import {
  checkFields,
  emailCheck,
  fieldErrors,
  optionalLineCheck,
  optionalTextCheck,
  phoneCheck,
  requiredLineCheck,
  requiredTextCheck,
  type FieldCheck,
} from './field-checks';

export const ENQUIRY_LIMITS = { name: 120, email: 254, phone: 40, message: 2_000, people: 20 } as const;

export const enquiryKinds = ['viewing', 'question'] as const;
export const viewingModes = ['in-person', 'video'] as const;
export const viewingDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export const dayParts = ['morning', 'midday', 'afternoon'] as const;

export type ViewingPreferences = Readonly<{
  mode: (typeof viewingModes)[number];
  days: readonly (typeof viewingDays)[number][];
  parts: readonly (typeof dayParts)[number][];
  moveIn: string | null;
  people: number | null;
}>;

const enquiryCodes = [...contactErrors, ...fieldErrors, 'invalidPhone', 'invalidDay', 'invalidNumber'] as const;
export type EnquiryCode = (typeof enquiryCodes)[number];

export type EnquiryField =
  | 'kind'
  | 'mode'
  | 'days'
  | 'parts'
  | 'moveIn'
  | 'people'
  | 'name'
  | 'email'
  | 'phone'
  | 'language'
  | 'message'
  | 'similar'
  | 'listingId';

export const DAY = /^(\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?$/;
export const isTenantCount = (typed: string): boolean =>
  typed === '' || (/^\d{1,2}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= ENQUIRY_LIMITS.people);

const shared = {
  name: requiredLineCheck(ENQUIRY_LIMITS.name),
  email: emailCheck,
  phone: phoneCheck(optionalLineCheck(ENQUIRY_LIMITS.phone)),
  moveIn: (typed: string) => (DAY.test(typed) ? null : 'invalidDay'),
  people: (typed: string) => (isTenantCount(typed) ? null : 'invalidNumber'),
} as const satisfies Readonly<Record<string, FieldCheck<EnquiryCode>>>;

const checkViewing = checkFields({ ...shared, message: optionalTextCheck(ENQUIRY_LIMITS.message) });
const checkQuestion = checkFields({ ...shared, message: requiredTextCheck(ENQUIRY_LIMITS.message) });

export const enquiryForm = {
  codes: enquiryCodes,
  failure: 'failed',
  preserved: [
    'kind',
    'mode',
    'days',
    'parts',
    'moveIn',
    'people',
    'name',
    'email',
    'phone',
    'language',
    'message',
    'similar',
    'listingId',
  ],
  check: (values) =>
    (values as { kind?: unknown }).kind === 'question' ? checkQuestion(values) : checkViewing(values),
} as const satisfies FormDefinition<EnquiryField, EnquiryCode>;
