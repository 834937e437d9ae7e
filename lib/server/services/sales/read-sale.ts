import 'server-only';
import { isAllowed, type Actor } from '@/lib/access/actor';
import type { Locale } from '@/lib/i18n/locales';
import { milestonesOf } from '@/lib/sales/letting';
import { withKnownDays, type KnownDays } from '@/lib/sales/known-steps';
import { shownOfferState } from '@/lib/sales/offer-state';
import type { SaleListing, SaleView, SellerView, StepView } from '@/lib/sales/sale-view';
import { countViewings } from '@/lib/server/data/listings/listing-viewings';
import { listOffers, type Offer } from '@/lib/server/data/sales/offers';
import { listOwnSales, type SaleMember } from '@/lib/server/data/sales/sale-members';
import { listRequests } from '@/lib/server/data/sales/sale-requests';
import { countInterest, listMilestones } from '@/lib/server/data/sales/sales';
import { readDocuments } from '@/lib/server/services/sales/read-documents';
import { agencyDay } from '@/lib/appointments/agency-day';
import { readSaleListing } from './sale-listing';
import { findSaleFor } from './with-sale';

const DAY_MS = 86_400_000;

/**
 * Returns null without an open sale.
 * @throws RightError when the actor is neither staff nor a seller of it.
 */
export async function readSale(
  actor: Actor,
  listingId: string,
  locale: Locale,
  now = new Date(),
): Promise<SaleView | null> {
  const found = await findSaleFor(actor, 'sale.read', listingId);
  const listing = found && (await readSaleListing(listingId, locale));
  if (!listing) return null;
  const { members, sale } = found;
  const today = agencyDay(now);
  const milestones = await listMilestones(sale.id);
  const offers = await listOffers(sale.id);
  const { feeHundredths, mandateFrom, mandateUntil, state } = sale;
  return {
    listing,
    state,
    mandateFrom,
    mandateUntil,
    feeHundredths,
    steps: withKnownDays(
      milestonesOf(listing.operation).map(
        (kind): StepView =>
          milestones.find((milestone) => milestone.kind === kind) ?? {
            kind,
            dueOn: null,
            doneOn: null,
            waitsFor: null,
            note: '',
          },
      ),
      knownDays({ listing, mandateFrom, offers, today }),
    ),
    offers: offers.map((offer) => ({ ...offer, state: shownOfferState(offer, today) })),
    requests: await listRequests(sale.id),
    documents: await readDocuments(actor, sale.id, listing),
    figures: {
      days: listing.published ? Math.floor((Date.parse(today) - Date.parse(listing.published)) / DAY_MS) : null,
      ...(await countInterest(listingId)),
      viewings: await countViewings(listingId, now.getTime(), now.getTime() + 7 * DAY_MS),
    },
    sellers: isAllowed(actor, 'sale.open') ? members.map(toSeller) : [],
  };
}

function knownDays({
  listing: { published },
  mandateFrom,
  offers,
  today,
}: Readonly<{
  listing: SaleListing;
  mandateFrom: string | null;
  offers: readonly Offer[];
  today: string;
}>): KnownDays {
  const accepted = offers.find(({ state }) => state === 'accepted');
  return {
    mandate: mandateFrom !== null && mandateFrom <= today ? mandateFrom : null,
    photographs: published,
    published,
    offerAccepted: accepted ? (accepted.answeredAt ? agencyDay(accepted.answeredAt) : accepted.receivedOn) : null,
  };
}

const toSeller = ({ acceptedAt, email, endedAt, id, locale }: SaleMember): SellerView => ({
  id,
  email,
  locale,
  state: endedAt ? 'ended' : acceptedAt ? 'present' : 'invited',
});

export async function listSalesOfClient(
  { verifiedEmail }: Readonly<{ verifiedEmail: string | null }>,
  locale: Locale,
): Promise<readonly Readonly<{ listing: SaleListing; isAccepted: boolean }>[]> {
  const own = verifiedEmail === null ? [] : await listOwnSales(verifiedEmail);
  const found = await Promise.all(
    own.map(async ({ isAccepted, listingId }) => ({ isAccepted, listing: await readSaleListing(listingId, locale) })),
  );
  return found.flatMap(({ isAccepted, listing }) => (listing ? [{ listing, isAccepted }] : []));
}
