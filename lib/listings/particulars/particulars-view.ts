import 'server-only';
import { localizedHref } from '@/lib/i18n/href';
import { formatDate, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { listingPath } from '@/lib/i18n/routes';
import { translatorOf } from '@/lib/i18n/translator';
import { listingImages } from '@/lib/listings/images/listing-images';
import { addressLine } from '@/lib/listings/page/address';
import { energyView, type EnergyView } from '@/lib/listings/page/energy';
import { buildingFacts, documentFacts, type FactRow } from '@/lib/listings/page/facts';
import { keyFigures, pricePerArea, type KeyFigure } from '@/lib/listings/page/key-figures';
import { listingKind } from '@/lib/listings/page/kind-label';
import { listingName } from '@/lib/listings/page/listing-name';
import { priceNote } from '@/lib/listings/list/price-note';
import { agentRegister } from '@/lib/site/agent-register';
import { withAltText } from '@/lib/site/images';
import { siteFacts } from '@/lib/site/site-facts';
import { listingAgent } from '@/lib/site/team';
import { foldText } from '@/lib/text/fold-text';
import type { Listing } from '@/content/types/listing';
import { particularsCosts, type ParticularsCosts } from './particulars-costs';
import { particularsPlace, type ParticularsPlace } from './particulars-place';
import { particularsPlans, particularsRooms, type ParticularsPlan } from './particulars-rooms';

export type ParticularsView = Readonly<{
  locale: Locale;
  documentTitle: string;
  head: Readonly<{ agency: string; contact: string; label: string; date: string }>;
  status: string | null;
  name: string;
  story: string | null;
  address: string;
  /** Null once the listing is sold or let. */
  price: Readonly<{ amount: string; note: string; lines: readonly string[] }> | null;
  images: readonly Readonly<{ name: string; alt: string }>[];
  keyFigures: readonly KeyFigure[];
  text: Readonly<{
    heading: string;
    opening: string;
    paragraphs: readonly string[];
    shouldKnow: Readonly<{ heading: string; text: string }> | null;
  }>;
  facts: readonly Readonly<{ caption: string; rows: readonly FactRow[] }>[];
  lists: readonly Readonly<{ heading: string; text: string }>[];
  energy: Readonly<{
    heading: string;
    view: EnergyView;
    heads: Readonly<{ use: string; useUnit: string; emissions: string; emissionsUnit: string }>;
  }>;
  costs: ParticularsCosts | null;
  /** Both are on a second page. */
  plans: readonly ParticularsPlan[];
  place: ParticularsPlace | null;
  agent: Readonly<{ name: string; role: string; initials: string; contact: string }>;
  foot: Readonly<{ legal: string; terms: string; page: string; url: string; code: string }>;
}>;

export const PARTICULARS_IMAGES = 3;

/** Deterministic: the hash of the view names the file. */
export function particularsView(listing: Listing, locale: Locale, siteUrl: URL): ParticularsView {
  const t = translatorOf(locale, 'listingPage');
  const facts = translatorOf(locale, 'listingFacts');
  const { agency } = siteFacts();
  const { operation, reference, status } = listing;
  const { opening, paragraphs, shouldKnow = null, title } = listing.text[locale];
  const kind = listingKind(listing);
  const nameLabels = translatorOf(locale, 'listingName');
  const imageLabels = translatorOf(locale, 'images');
  const name = listingName(listing, nameLabels);
  const images = listingImages(listing, locale).slice(0, PARTICULARS_IMAGES);
  const features = listing.features.map((feature) => facts(`features.${feature}`));
  const costs = particularsCosts(listing, locale);
  const rooms = particularsRooms(listing, locale);
  const { street, number, postalCode, city } = agency.address;
  const agent = listingAgent(listing.agent, locale);
  const url = new URL(localizedHref(locale, listingPath(listing.id)), siteUrl).href;

  return {
    locale,
    documentTitle: `${name} (${reference})`,
    head: {
      agency: agency.name,
      contact: `${agency.phone.display} · ${agency.email}`,
      label: `${t('sheet.title')} ${reference}`,
      date: t('sheet.asOf', { date: formatDate(listing.updated, locale) }),
    },
    status: status === 'available' ? null : t(`status.${status}`, { operation }),
    name,
    story: foldText(title) === foldText(name) ? null : title,
    address: addressLine(listing),
    price: status === 'sold' ? null : priceOf(listing, locale),
    images: images.map((image) => ({ name: image.name, alt: withAltText(image, imageLabels).alt })),
    keyFigures: keyFigures(listing, locale, facts),
    text: {
      heading: t('description'),
      opening,
      paragraphs,
      shouldKnow: shouldKnow === null ? null : { heading: t('shouldKnow'), text: shouldKnow },
    },
    facts: [
      { caption: t('facts.building', { kind }), rows: buildingFacts(listing, locale, facts) },
      { caption: t('facts.papers', { operation }), rows: documentFacts(listing, locale, facts) },
    ],
    lists: [
      ...(costs || !rooms ? [] : [rooms]),
      ...(features.length === 0 ? [] : [{ heading: t('facts.features'), text: features.join(' · ') }]),
    ],
    energy: {
      heading: t('energy.heading'),
      view: energyView(listing, locale, facts),
      heads: {
        use: t('energy.use'),
        useUnit: t('energy.useUnit'),
        emissions: t('energy.emissions'),
        emissionsUnit: t('energy.emissionsUnit'),
      },
    },
    costs,
    plans: particularsPlans(listing, locale),
    place: particularsPlace(listing, locale),
    agent: {
      name: agent.name,
      role: agent.role,
      initials: agent.initials,
      contact: `${agency.phone.display} · ${agency.email}`,
    },
    foot: {
      legal: [agency.legalName, `${street} ${number}, ${postalCode} ${city}`, agentRegister(listing.region)]
        .filter(Boolean)
        .join(' · '),
      terms: [
        ...(operation === 'sale' ? [t('sheet.terms', { vat: listing.vat === null ? 'no' : 'yes' })] : []),
        ...(images.some(({ isPhotograph }) => !isPhotograph) ? [t('sheet.renders')] : []),
      ].join(' '),
      page: t('sheet.page'),
      url,
      code: t('sheet.code'),
    },
  };
}

/** RD 515/1989: an additional agency fee is shown next to the price. */
function priceOf(listing: Listing, locale: Locale): ParticularsView['price'] {
  const facts = translatorOf(locale, 'listingFacts');
  const cardLabels = translatorOf(locale, 'listingCard');
  const { agencyFee, operation, price } = listing;
  const perArea = pricePerArea(listing, locale);
  return {
    amount: formatPrice(price, locale),
    note: priceNote(listing, cardLabels),
    lines: [
      ...(perArea === null ? [] : [`${perArea}/m²`]),
      ...(agencyFee.paidBy === 'client' && operation === 'rent'
        ? [facts('agencyFee.client', { operation, amount: formatPrice(agencyFee.amount, locale) })]
        : []),
    ],
  };
}
