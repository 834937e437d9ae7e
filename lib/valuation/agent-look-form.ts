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

export type AgentLookField = 'name' | 'email' | 'phone' | 'note';

export const agentLookForm = {
  codes: agentLookCodes,
  failure: 'failed',
  preserved: ['name', 'email', 'phone', 'note', 'language', 'withResult', 'similar'],
  check: checkFields({
    name: requiredLineCheck(ENQUIRY_LIMITS.name),
    email: emailCheck,
    phone: phoneCheck(optionalLineCheck(ENQUIRY_LIMITS.phone)),
    note: optionalTextCheck(ENQUIRY_LIMITS.message),
  }),
} as const satisfies FormDefinition<AgentLookField | 'language' | 'withResult' | 'similar', AgentLookCode>;
