'use server';

import { confirmMessage, redirectToConfirmation } from '@/app/[locale]/(site)/contact/message-sent';
import { enquiryForm } from '@/lib/forms/enquiry-form';
import { enquirySchema } from '@/lib/forms/enquiry-schema';
import { formAction } from '@/lib/server/http/form-action';
import { submitEnquiry } from '@/lib/server/services/enquiries/submit-enquiry';

export const sendEnquiry = formAction(
  { ...enquiryForm, schema: enquirySchema },
  async (input, visitor) => confirmMessage(await submitEnquiry(input, visitor), visitor.locale),
  redirectToConfirmation,
);
