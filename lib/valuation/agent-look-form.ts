import { contactErrors } from '@/lib/forms/contact-form';
import type { FormDefinition } from '@/lib/forms/define-form';
import { ENQUIRY_LIMITS } from '@/lib/forms/enquiry-form';
import {
  checkFields,
  emailCheck,
  fieldErrors,
  optionalLineCheck,
  optionalTextCheck,
  phoneCheck,
  requiredLineCheck,
} from '@/lib/forms/field-checks';

const agentLookCodes = [...contactErrors, ...fieldErrors, 'invalidPhone'] as const;
export type AgentLookCode = (typeof agentLookCodes)[number];

/** What is typed; the others are a box and a choice. */
export type AgentLookField = 'name' | 'email' | 'phone' | 'note';

/** The request that an agent looks at a home, as the browser knows it, without its schema. */
export const agentLookForm = {
  codes: agentLookCodes,
  failure: 'failed',
  preserved: ['name', 'email', 'phone', 'note', 'language', 'withResult'],
  check: checkFields({
    name: requiredLineCheck(ENQUIRY_LIMITS.name),
    email: emailCheck,
    phone: phoneCheck(optionalLineCheck(ENQUIRY_LIMITS.phone)),
    note: optionalTextCheck(ENQUIRY_LIMITS.message),
  }),
} as const satisfies FormDefinition<AgentLookField | 'language' | 'withResult', AgentLookCode>;
