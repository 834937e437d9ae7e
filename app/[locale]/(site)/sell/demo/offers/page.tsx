import { renderSampleForm, renderSamplePage, sampleMetadata } from '@/app/[locale]/(site)/sell/demo/sample-page';
import { OfferList } from '@/components/sale/offer-list';

export const generateMetadata = () => sampleMetadata('offers');

export default function SampleOffersPage() {
  return renderSamplePage('offers', ({ listing, offers }) => (
    <OfferList listing={listing.id} offers={offers} form={renderSampleForm} />
  ));
}
