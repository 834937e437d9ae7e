import { EnquiryForm } from '@/components/contact/enquiry-form/enquiry-form';
import { env } from '@/lib/server/env';
import type { Listing } from '@/lib/listings/catalogue/listings';
import { sendEnquiry } from './send-enquiry';

export function EnquirySlot({ id, listing }: { id: string; listing: Listing }) {
  return <EnquiryForm id={id} listing={listing} action={sendEnquiry} siteKey={env.RECAPTCHA_SITE_KEY ?? null} />;
}
