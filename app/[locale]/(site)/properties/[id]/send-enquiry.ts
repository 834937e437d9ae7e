'use server';

import { redirect } from 'next/navigation';
import { enquiryForm } from '@/lib/forms/enquiry-form';
import { enquirySchema } from '@/lib/forms/enquiry-schema';
import { localizedHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import { formAction } from '@/lib/server/http/form-action';
import { rememberSentMessage } from '@/lib/server/http/sent-enquiry';
import { submitEnquiry } from '@/lib/server/services/contact/submit-enquiry';

/** To an address of its own, so that neither a reload nor Back sends it again. */
const leadToConfirmation = (locale: Locale): never => redirect(localizedHref(locale, '/contact/message?done=sent'));

/** The form of a listing without JavaScript. */
export const sendEnquiry = formAction(
  { ...enquiryForm, schema: enquirySchema },
  async (input, visitor) => {
    const result = await submitEnquiry(input, visitor);
    if (result.code !== 'sent') return { status: 'error', ...result };
    await rememberSentMessage(result.key);
    return leadToConfirmation(visitor.locale);
  },
  leadToConfirmation,
);
