import { notFound } from 'next/navigation';
import { cache } from 'react';
import { JsonLd } from '@/components/layout/json-ld';
import { PlaceMap } from '@/components/map/place-map';
import { ListingView } from '@/components/listings/listing-page/listing-view';
import { siteFacts } from '@/lib/site/site-facts';
import { getListingPage } from '@/lib/listings/page/listing-page';
import { findListing, listListings } from '@/lib/listings/catalogue/listings';
import { listingTrail } from '@/lib/places/place-trail';
import { currentLocale } from '@/lib/i18n/locale';
import { listingPath } from '@/lib/i18n/routes';
import { listingJsonLd } from '@/lib/seo/listing-json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { mapTiles } from '@/lib/server/services/map/map-source';
import { siteUrl } from '@/lib/server/site-url';
import type { Metadata } from 'next';
import { EnquirySlot } from './enquiry-slot';

type ListingPageProps = { params: Promise<{ id: string }> };

export function generateStaticParams() {
  return listListings().map(({ id }) => ({ id }));
}

const read = cache(async (id: string) => {
  const listing = findListing(id) ?? notFound();
  const locale = await currentLocale();
  return { listing, locale, page: await getListingPage(listing, locale) };
});

export async function generateMetadata({ params }: ListingPageProps): Promise<Metadata> {
  const { locale, page } = await read((await params).id);
  const { id, metaTitle: title, metaDescription: description } = page;
  return pageMetadata({ locale, path: listingPath(id), title, description });
}

export default async function ListingPage({ params }: ListingPageProps) {
  const { listing, locale, page } = await read((await params).id);
  return (
    <>
      <JsonLd data={listingJsonLd(listing, { name: page.name, siteUrl, locale, agency: siteFacts().agency })} />
      <ListingView
        page={page}
        trail={listingTrail(listing, locale)}
        siteUrl={siteUrl}
        form={<EnquirySlot id="contact-form-fields" listing={listing} />}
        map={page.place && <PlaceMap place={page.place} tiles={mapTiles()} neighbourhood={page.neighbourhood} />}
      />
    </>
  );
}
