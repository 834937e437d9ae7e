import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { saleErrors } from '@/app/[locale]/(account)/dashboard/sale/[listing]/sale-errors';
import { PriceAndFacts } from '@/components/sale/price-and-facts';
import { SaleForm } from '@/components/sale/sale-form';
import { makeRequestAction } from '@/app/[locale]/(account)/dashboard/sale/[listing]/actions';
import {
  renderSalePage,
  saleMetadata,
  type SalePageProps,
} from '@/app/[locale]/(account)/dashboard/sale/[listing]/sale-page';

export const generateMetadata = () => saleMetadata('price');

async function PricePage(props: SalePageProps) {
  const errors = await saleErrors();
  return renderSalePage(props, 'price', (sale) => (
    <PriceAndFacts sale={sale} form={(parts) => <SaleForm {...parts} action={makeRequestAction} errors={errors} />} />
  ));
}

export default withDatabaseFallback(PricePage);
