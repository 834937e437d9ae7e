import { botCodes } from './bot-evidence';
import type { FormDefinition } from './define-form';
import {
  checkFields,
  emailCheck,
  fieldErrors,
  optionalLineCheck,
  requiredLineCheck,
  requiredTextCheck,
} from './field-checks';

/** In characters. */
export const CONTACT_LIMITS = { name: 120, email: 254, company: 120, subject: 160, message: 5_000 } as const;

export const contactSubjects = ['sale', 'valuation', 'visit', 'rent', 'relocation'] as const;

export const contactErrors = ['invalid', 'failed', 'tooMany', ...botCodes] as const;

const contactCodes = [...contactErrors, ...fieldErrors] as const;
export type ContactCode = (typeof contactCodes)[number];
export type ContactField = keyof typeof CONTACT_LIMITS;

export const contactForm = {
  codes: contactCodes,
  failure: 'failed',
  preserved: ['name', 'email', 'company', 'subject', 'message', 'similar', 'listingId'],
  check: checkFields({
    name: requiredLineCheck(CONTACT_LIMITS.name),
    email: emailCheck,
    company: optionalLineCheck(CONTACT_LIMITS.company),
    subject: optionalLineCheck(CONTACT_LIMITS.subject),
    message: requiredTextCheck(CONTACT_LIMITS.message),
  }),
} as const satisfies FormDefinition<ContactField | 'listingId' | 'similar', ContactCode>;
