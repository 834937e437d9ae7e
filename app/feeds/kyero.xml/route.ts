import { writeKyeroFeed } from '@/lib/listings/kyero/write-feed';
import { catalogueFeed } from '@/lib/server/feeds/catalogue-feed';
import { siteUrl } from '@/lib/server/site-url';
import en from '@/messages/en';

export const dynamic = 'force-dynamic';

export const GET = catalogueFeed('application/xml; charset=utf-8', ({ listings, provinces }) =>
  writeKyeroFeed({ siteUrl, listings, provinces, features: en.listingFacts.features }),
);
