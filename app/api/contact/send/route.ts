import { getTranslations } from 'next-intl/server';
import { contactErrors } from '@/lib/forms/contact-form';
import { contactRequestSchema } from '@/lib/forms/contact-schema';
import { localizedHref } from '@/lib/i18n/href';
import { handleJson } from '@/lib/server/http/handle-json';
import { submitContact } from '@/lib/server/services/enquiries/submit-contact';
import { siteFacts } from '@/lib/site/site-facts';

export const POST = handleJson({
  schema: contactRequestSchema,
  done: 'sent',
  handle: submitContact,
  describe: async (code, locale) => {
    const t = await getTranslations({ locale, namespace: 'contactForm.errors' });
    return t(contactErrors.find((known) => known === code) ?? 'failed', { email: siteFacts().agency.email });
  },
  leadTo: (code, _, locale) => localizedHref(locale, `/contact/message${code === 'sent' ? '?done=sent' : ''}`),
});
