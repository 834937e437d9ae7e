import 'server-only';
import type { ViewingPreferences } from '@/lib/forms/enquiry-form';
import type { EnquiryRequest } from '@/lib/forms/enquiry-schema';
import { findListing } from '@/lib/listings/catalogue/listings';
import { normalizeEmail } from '@/lib/server/data/accounts/users';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { requestListingConsent } from '@/lib/server/services/matching/listing-consent';
import { admitMessage, messageKey, type MessageResult } from './admit-message';
import { storeMessage } from './store-message';

export async function submitEnquiry(request: EnquiryRequest, visitor: Visitor): Promise<MessageResult> {
  const { email, idempotencyKey, kind, language, listingId, message, name, phone } = request;
  const isTenant = findListing(listingId)?.operation === 'rent';
  const preferences = kind === 'viewing' ? preferencesOf(request, isTenant) : null;
  const key = messageKey(idempotencyKey, [kind, name, normalizeEmail(email), phone, message, listingId, preferences]);
  const refusal = await admitMessage(request, key, visitor);
  if (refusal) return refusal;
  const alsoStore = () => requestListingConsent({ ...request, locale: visitor.locale }, visitor);
  await storeMessage(
    {
      idempotencyKey: key,
      locale: visitor.locale,
      name,
      email,
      company: null,
      subject: null,
      message,
      listingId,
      kind,
      phone: phone || null,
      answerLanguage: language,
      preferences,
    },
    { alsoStore },
  );
  return { code: 'sent', key };
}

function preferencesOf({ days, mode, moveIn, parts, people }: EnquiryRequest, isTenant: boolean): ViewingPreferences {
  return {
    mode,
    days: [...new Set(days)],
    parts: [...new Set(parts)],
    moveIn: isTenant && moveIn !== '' ? moveIn : null,
    people: isTenant && people !== '' ? Number(people) : null,
  };
}
