import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { certificateEnds } from '@/lib/listings/law/certificate-rules';
import { saleDocumentFacts } from '@/lib/sales/sale-documents';
import type { SaleListing } from '@/lib/sales/sale-view';
import { findListingById } from '@/lib/server/data/listings/catalogue';
import { withChanges } from '@/lib/server/services/catalogue/visible-listing';
import { stateOf } from '@/lib/server/services/listings/to-desk-listing';
import { agentEmail } from '@/lib/site/agent-email';
import { listingAgent } from '@/lib/site/team';
import { siteFacts } from '@/lib/site/site-facts';

export async function readSaleListing(id: string, locale: Locale): Promise<SaleListing | null> {
  const stored = await findListingById(id);
  if (!stored) return null;
  const listing = withChanges(stored);
  const { agent = '', images = [], operation = 'sale', price, published, region, street, text, type } = listing;
  const member = listingAgent(agent, locale);
  return {
    id,
    reference: stored.reference,
    title: text?.[locale]?.title ?? street ?? stored.reference,
    price: price ?? null,
    region: region ?? null,
    operation,
    type: type ?? null,
    state: stateOf(stored),
    image: images[0] ?? null,
    published: stored.publishedAt ? (published ?? null) : null,
    agent: { id: member.id, name: member.name, email: agentEmail(agent) ?? siteFacts().agency.email },
    certificates: certificateEnds(listing),
    documentFacts: saleDocumentFacts({ ...listing, charges: text?.es?.charges ?? text?.en?.charges ?? '' }),
  };
}
