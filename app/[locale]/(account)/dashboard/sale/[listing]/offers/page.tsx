import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { saleErrors } from '@/app/[locale]/(account)/dashboard/sale/[listing]/sale-errors';
import { OfferList } from '@/components/sale/offer-list';
import { SaleForm } from '@/components/sale/sale-form';
import { answerOfferAction } from '@/app/[locale]/(account)/dashboard/sale/[listing]/actions';
import {
  renderSalePage,
  saleMetadata,
  type SalePageProps,
} from '@/app/[locale]/(account)/dashboard/sale/[listing]/sale-page';

export const generateMetadata = () => saleMetadata('offers');

async function OffersPage(props: SalePageProps) {
  const errors = await saleErrors();
  return renderSalePage(props, 'offers', ({ listing, offers }) => (
    <OfferList
      listing={listing.id}
      offers={offers}
      form={(parts) => <SaleForm {...parts} action={answerOfferAction} errors={errors} />}
    />
  ));
}

export default withDatabaseFallback(OffersPage);
