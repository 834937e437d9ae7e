import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { PapersView } from '@/components/sale/papers-view';
import {
  renderSalePage,
  saleMetadata,
  type SalePageProps,
} from '@/app/[locale]/(account)/dashboard/sale/[listing]/sale-page';

export const generateMetadata = () => saleMetadata('papers');

const PapersPage = (props: SalePageProps) =>
  renderSalePage(props, 'papers', ({ listing, papers }, { query }) => (
    <PapersView listing={listing} papers={papers} result={query} />
  ));

export default withDatabaseFallback(PapersPage);
