import 'server-only';
import { getTranslations } from 'next-intl/server';
import { similarListings } from '@/lib/listings/similar/similar-listings';
import { formatDate, formatPrice } from '@/lib/i18n/format';
import type { AppHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import { areaHref, getArea } from '@/lib/site/areas';
import { getAreaImage } from '@/lib/site/area-image';
import { addressLine } from './address';
import { costsView, lacksRates, listingBill, type CostsView } from './listing-costs';
import { distinctionOf } from './distinction';
import { energyView, type EnergyView } from './energy';
import { buildingFacts, documentFacts, type FactRow } from './facts';
import { keyFigures, type KeyFigure } from './key-figures';
import { monthlyPayment, type MonthlyPayment } from './monthly-payment';
import { priceContext, type PriceContext } from './price-context';
import { runningCosts } from './running-costs';
import { listingKind, type ListingKind } from './kind-label';
import { listingDescription, listingName, listingTitle } from './listing-name';
import { nearbyView, type NearbyView } from './nearby';
import { otherTexts, type OtherTextView } from './other-texts';
import { plotPlanView, type PlotPlanView } from './plot-plan';
import { roomsView, type RoomsView } from './rooms';
import { textImages } from './text-images';
import { listingPlaceView, type ListingPlaceView } from '@/lib/listings/map/listing-place';
import { shownPoint } from '@/lib/listings/place/shown-point';
import { perCatalogue } from '@/lib/listings/catalogue/catalogue';
import { withGroup } from '@/lib/listings/catalogue/listing-group';
import { listingImages } from '@/lib/listings/images/listing-images';
import { priceNote } from '@/lib/listings/list/price-note';
import { getListingCard, type ListingCardView } from '@/lib/listings/list/listing-card';
import { listOnMarket, type Listing } from '@/lib/listings/catalogue/listings';
import type { ImageView } from '@/lib/site/images';
import { agentRegister } from '@/lib/site/agent-register';
import { listingAgent, type TeamMember } from '@/lib/site/team';

export type ListingPageView = Readonly<{
  id: string;
  reference: string;
  kind: ListingKind;
  operation: Listing['operation'];
  status: Listing['status'];
  name: string;
  title: string;
  metaTitle: string;
  metaDescription: string;
  address: string;
  price: string;
  priceNote: string;
  shortPriceNote: string;
  hasVat: boolean;
  /** Null for lettings and where banks lend differently. */
  monthly: MonthlyPayment | null;
  running: readonly Readonly<{ id: string; term: string; value: string }>[];
  context: PriceContext;
  updated: string;
  register: string | null;
  area: Readonly<{ id: string; name: string; about: string; href: AppHref; image: ImageView | null }>;
  neighbourhood: string;
  mapUrl: string | null;
  place: ListingPlaceView | null;
  images: readonly ImageView[];
  textImages: readonly ImageView[];
  /** `host` is the external host; null for files of this site. */
  media: readonly Readonly<{ kind: 'video' | 'tour'; href: string; host: string | null }>[];
  keyFigures: readonly KeyFigure[];
  text: Readonly<{ opening: string; paragraphs: readonly string[]; shouldKnow: string | null }>;
  otherTexts: readonly OtherTextView[];
  building: readonly FactRow[];
  documents: readonly FactRow[];
  features: readonly string[];
  energy: EnergyView;
  costs: CostsView | null;
  /** Null where costs are shown, and for lettings. */
  unknownCosts: string | null;
  rooms: RoomsView | null;
  plot: PlotPlanView | null;
  hasPlan: boolean;
  nearby: readonly NearbyView[];
  agent: TeamMember;
  similar: readonly ListingCardView[];
  listingCount: number;
}>;

const SIMILAR_COUNT = 3;

export async function getListingPage(listing: Listing, locale: Locale): Promise<ListingPageView> {
  const t = await getTranslations({ locale, namespace: 'listingFacts' });
  const nameLabels = await getTranslations({ locale, namespace: 'listingName' });
  const cardLabels = await getTranslations({ locale, namespace: 'listingCard' });
  const priceLabels = await getTranslations({ locale, namespace: 'listingPrice' });
  const costLabels = await getTranslations({ locale, namespace: 'listingCosts' });
  const { id, operation } = listing;
  const area = getArea(listing.area);
  const distinction = distinctionOf(listing);
  const bill = listingBill(listing);
  const rooms = roomsView(listing, locale, t);
  const plot = rooms ? null : plotPlanView(listing);
  const kind = listingKind(listing);
  const images = listingImages(listing, locale);
  const { opening, paragraphs, shouldKnow = null, title } = listing.text[locale];
  const features = listing.features.map((feature) => t(`features.${feature}`));

  return {
    id,
    reference: listing.reference,
    kind,
    operation,
    status: listing.status,
    name: listingName(listing, nameLabels, { distinction, locale }),
    title,
    metaTitle: listingTitle(listing, locale, nameLabels, distinction),
    metaDescription: listingDescription(listing, locale, nameLabels, features, distinction),
    address: addressLine(listing),
    price: formatPrice(listing.price, locale),
    priceNote: priceNote(listing, cardLabels),
    shortPriceNote: priceNote(listing, cardLabels, 'vatShort'),
    hasVat: listing.vat !== null,
    monthly:
      bill && kind === 'home' && listing.region ? monthlyPayment(bill, listing.region, locale, priceLabels) : null,
    running: runningCosts(listing, locale, { price: priceLabels, facts: t }),
    context: priceContext(listing, bill && bill.total, locale, priceLabels),
    updated: formatDate(listing.updated, locale),
    register: agentRegister(listing.region),
    area: {
      id: area.id,
      name: area.name,
      about: area.about?.[locale] ?? '',
      href: areaHref(area),
      image: getAreaImage(area.id, locale),
    },
    neighbourhood: listing.neighbourhood,
    mapUrl: mapUrl(listing),
    place: listingPlaceView(listing),
    images,
    textImages: textImages(images, listing.text[locale], (room) => t(`room.${room}`, { kind })),
    media: mediaOf(listing),
    keyFigures: keyFigures(listing, locale, t),
    text: { opening, paragraphs, shouldKnow },
    otherTexts: otherTexts(listing),
    building: buildingFacts(listing, locale, t),
    documents: documentFacts(listing, locale, t),
    features,
    energy: energyView(listing, locale, t),
    costs: costsView(listing, locale, costLabels),
    unknownCosts: lacksRates(listing) ? costLabels('unknownRates') : null,
    rooms,
    plot,
    hasPlan: plot !== null || (rooms?.floors.some(({ plan }) => plan !== null) ?? false),
    nearby: nearbyView(listing, t),
    agent: listingAgent(listing.agent, locale),
    similar: listSimilar(listing).map((item) => getListingCard(item, locale)),
    listingCount: listOnMarket().length,
  };
}

function mapUrl(listing: Listing): string | null {
  const point = shownPoint(listing);
  return point && `https://www.openstreetmap.org/#map=15/${point.latitude}/${point.longitude}`;
}

function mediaOf(listing: Listing): ListingPageView['media'] {
  return (['video', 'tour'] as const).flatMap((kind) => {
    const href = listing[kind];
    if (href === undefined) return [];
    return [{ kind, href, host: href.startsWith('/') ? null : new URL(href).hostname.replace(/^www\./, '') }];
  });
}

const portfolio = perCatalogue(({ listings }) => listings.map(withGroup));

function listSimilar(listing: Listing): readonly Listing[] {
  return similarListings(withGroup(listing), portfolio(), SIMILAR_COUNT);
}
