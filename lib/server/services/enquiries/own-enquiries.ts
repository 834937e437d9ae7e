import 'server-only';
import type { CurrentUser } from '@/lib/server/auth/current-user';
import { findListing } from '@/lib/listings/catalogue/listings';
import type { Locale } from '@/lib/i18n/locales';
import { listingPath } from '@/lib/i18n/routes';
import { listSentFrom } from '@/lib/server/data/contacts/enquiries';

const MAX_SHOWN = 20;

export async function listOwnEnquiries({ verifiedEmail: email }: Pick<CurrentUser, 'verifiedEmail'>, locale: Locale) {
  if (!email) return [];
  return (await listSentFrom(email, MAX_SHOWN)).map(
    ({ message: { id, createdAt, kind, subject, message, listingId, preferences }, emailStatus }) => {
      const listing = listingId ? findListing(listingId) : null;
      return {
        id,
        sentAt: createdAt.toISOString(),
        subject,
        text: message,
        kind,
        preferences,
        isDelivered: emailStatus === 'sent',
        listing: listing && { title: listing.text[locale].title, href: listingPath(listing.id) },
      };
    },
  );
}
