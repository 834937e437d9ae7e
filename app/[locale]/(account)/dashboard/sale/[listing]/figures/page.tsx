import { redirect } from 'next/navigation';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { setWeeklyFiguresAction } from '@/app/[locale]/(account)/dashboard/sale/[listing]/figure-actions';
import {
  renderSalePage,
  saleMetadata,
  type SalePageProps,
} from '@/app/[locale]/(account)/dashboard/sale/[listing]/sale-page';
import { FigureWays } from '@/components/sale/figure-ways';
import { ListingReportView } from '@/components/sale/listing-report-view';
import { currentLocale } from '@/lib/i18n/locale';
import { readListingReport } from '@/lib/server/services/reports/read-listing-report';

export const generateMetadata = () => saleMetadata('figures');

const FiguresPage = (props: SalePageProps) =>
  renderSalePage(props, 'figures', async ({ listing }, { actor }) => {
    const figures = await readListingReport(actor, listing.id);
    if (!figures) redirect(`/${await currentLocale()}/dashboard`);
    return (
      <ListingReportView figures={figures}>
        <FigureWays listing={listing.id} isSent={figures.isSent} action={setWeeklyFiguresAction} />
      </ListingReportView>
    );
  });

export default withDatabaseFallback(FiguresPage);
