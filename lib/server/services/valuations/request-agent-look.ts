import 'server-only';
import { translatorOf } from '@/lib/i18n/translator';
import { normalizeEmail } from '@/lib/server/data/accounts/users';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { admitMessage, messageKey, type MessageResult } from '@/lib/server/services/enquiries/admit-message';
import { storeMessage } from '@/lib/server/services/enquiries/store-message';
import { requestListingConsent } from '@/lib/server/services/matching/listing-consent';
import { agentLookMessage } from '@/lib/valuation/agent-look-message';
import type { AgentLookRequest } from '@/lib/valuation/agent-look-schema';

/** Stores the request as an enquiry with its emails, or refuses it. Repeats are stored once. */
export async function requestAgentLook(request: AgentLookRequest, visitor: Visitor): Promise<MessageResult> {
  const { email, idempotencyKey, language, locale, name, phone } = request;
  const t = translatorOf(locale, 'valuationPage');
  const message = agentLookMessage(request, locale, t);
  const key = messageKey(idempotencyKey, ['valuation', name, normalizeEmail(email), phone, message]);
  const refusal = await admitMessage(request, key, visitor);
  if (refusal) return refusal;
  await storeMessage(
    {
      idempotencyKey: key,
      locale,
      name,
      email,
      company: null,
      subject: t('agentLook.subject'),
      message,
      listingId: null,
      kind: 'valuation',
      phone: phone || null,
      answerLanguage: language,
    },
    { alsoStore: () => requestListingConsent(request, visitor) },
  );
  return { code: 'sent', key };
}
