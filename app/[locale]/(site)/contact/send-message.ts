'use server';

import { contactForm } from '@/lib/forms/contact-form';
import { contactRequestSchema } from '@/lib/forms/contact-schema';
import { formAction } from '@/lib/server/http/form-action';
import { submitContact } from '@/lib/server/services/enquiries/submit-contact';
import { confirmMessage, redirectToConfirmation } from './message-sent';

export const sendMessage = formAction(
  { ...contactForm, schema: contactRequestSchema },
  async (input, visitor) => confirmMessage(await submitContact(input, visitor), visitor.locale),
  redirectToConfirmation,
);
