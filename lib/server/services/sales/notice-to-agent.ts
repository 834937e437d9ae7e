import 'server-only';
import type { EmailPayload } from '@/lib/server/email/registry';
import { AGENCY_LOCALE } from '@/lib/site/agency-locale';
import { staffLocale } from '@/lib/server/services/staff/staff-locale';
import { queueEmail } from '@/lib/server/email/queue-email';
import { readSaleListing } from './sale-listing';

type Notice = Omit<EmailPayload<'saleNotice'>, 'id' | 'reference'>;

export async function noticeToAgent(listingId: string, notice: Notice): Promise<void> {
  const listing = await readSaleListing(listingId, AGENCY_LOCALE);
  if (!listing) return;
  await queueEmail({
    kind: 'saleNotice',
    recipient: listing.agent.email,
    locale: await staffLocale(listing.agent.email),
    payload: { id: listingId, reference: listing.reference, ...notice },
  });
}
