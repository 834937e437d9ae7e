import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { SaleLetter } from '@/components/sale/sale-letter';
import { SaleSteps } from '@/components/sale/sale-steps';
import { renderSalePage, saleMetadata, type SalePageProps } from './sale-page';

export const generateMetadata = () => saleMetadata('sale');

const SalePage = (props: SalePageProps) =>
  renderSalePage(props, null, (sale) => (
    <>
      <SaleLetter sale={sale} />
      <SaleSteps steps={sale.steps} />
    </>
  ));

export default withDatabaseFallback(SalePage);
