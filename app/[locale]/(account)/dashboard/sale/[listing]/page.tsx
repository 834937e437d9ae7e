import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { SaleLetter } from '@/components/sale/sale-letter';
import { StepLine } from '@/components/sale/step-line';
import { renderSalePage, saleMetadata, type SalePageProps } from './sale-page';

export const generateMetadata = () => saleMetadata('sale');

const SalePage = (props: SalePageProps) =>
  renderSalePage(props, null, (sale) => (
    <>
      <SaleLetter sale={sale} />
      <StepLine steps={sale.steps} />
    </>
  ));

export default withDatabaseFallback(SalePage);
