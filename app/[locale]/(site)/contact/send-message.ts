'use server';

import { redirect } from 'next/navigation';
import { contactForm } from '@/lib/forms/contact-form';
import { contactRequestSchema } from '@/lib/forms/contact-schema';
import { localizedHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import { formAction } from '@/lib/server/http/form-action';
import { rememberSentMessage } from '@/lib/server/http/sent-enquiry';
import { submitContact } from '@/lib/server/services/contact/submit-contact';

/** To an address of its own, so that neither a reload nor Back sends the message again. */
const leadToConfirmation = (locale: Locale): never => redirect(localizedHref(locale, '/contact/message?done=sent'));

/** The contact form without JavaScript. */
export const sendMessage = formAction(
  { ...contactForm, schema: contactRequestSchema },
  async (input, visitor) => {
    const result = await submitContact(input, visitor);
    if (result.code !== 'sent') return { status: 'error', ...result };
    await rememberSentMessage(result.key);
    return leadToConfirmation(visitor.locale);
  },
  leadToConfirmation,
);
