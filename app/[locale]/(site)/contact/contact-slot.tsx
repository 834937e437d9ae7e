import { sendMessage } from './send-message';
import { ContactForm } from '@/components/contact/contact-form/contact-form';
import { env } from '@/lib/server/env';
import type { Listing } from '@/lib/listings/catalogue/listings';
import type { ContactField } from '@/lib/forms/contact-form';

type ContactSlotProps = {
  id: string;
  listing?: Listing;
  defaults?: Readonly<Partial<Record<ContactField, string>>>;
};

export function ContactSlot(props: ContactSlotProps) {
  return <ContactForm {...props} action={sendMessage} siteKey={env.RECAPTCHA_SITE_KEY ?? null} />;
}
