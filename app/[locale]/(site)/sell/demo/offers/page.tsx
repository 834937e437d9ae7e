import { saleErrors } from '@/app/[locale]/(account)/dashboard/sale/[listing]/sale-errors';
import { renderSamplePage, sampleMetadata } from '@/app/[locale]/(site)/sell/demo/sample-page';
import { OfferList } from '@/components/sale/offer-list';

export const generateMetadata = () => sampleMetadata('offers');

export default async function SampleOffersPage() {
  const errors = await saleErrors();
  return renderSamplePage('offers', ({ listing, offers }) => (
    <OfferList listing={listing.id} offers={offers} action={null} errors={errors} />
  ));
}
