import 'server-only';
import type { ContactRequest } from '@/lib/forms/contact-schema';
import { normalizeEmail } from '@/lib/server/data/accounts/users';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { requestListingConsent } from '@/lib/server/services/matching/listing-consent';
import { admitMessage, messageKey, type MessageResult } from './admit-message';
import { storeMessage } from './store-message';

/** Stores a message or refuses it. Stores a repeat only once. */
export async function submitContact(request: ContactRequest, visitor: Visitor): Promise<MessageResult> {
  const { company, email, idempotencyKey, listingId, message, name, subject } = request;
  const content = [name, normalizeEmail(email), company, subject, message, listingId ?? ''];
  const key = messageKey(idempotencyKey, content);
  const refusal = await admitMessage(request, key, visitor);
  if (refusal) return refusal;
  const alsoStore = () => requestListingConsent({ ...request, locale: visitor.locale }, visitor);
  await storeMessage(
    {
      idempotencyKey: key,
      locale: visitor.locale,
      name,
      email,
      company: company || null,
      subject: subject || null,
      message,
      listingId: listingId ?? null,
    },
    { alsoStore },
  );
  return { code: 'sent', key };
}
