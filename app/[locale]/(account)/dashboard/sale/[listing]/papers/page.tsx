import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DocumentsView } from '@/components/sale/documents-view';
import {
  renderSalePage,
  saleMetadata,
  type SalePageProps,
} from '@/app/[locale]/(account)/dashboard/sale/[listing]/sale-page';

export const generateMetadata = () => saleMetadata('papers');

const DocumentsPage = (props: SalePageProps) =>
  renderSalePage(props, 'papers', ({ listing, documents }, { query }) => (
    <DocumentsView listing={listing} documents={documents} result={query} />
  ));

export default withDatabaseFallback(DocumentsPage);
