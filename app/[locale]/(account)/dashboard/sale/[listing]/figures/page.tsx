import { redirect } from 'next/navigation';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { setWeeklyFiguresAction } from '@/app/[locale]/(account)/dashboard/sale/[listing]/figure-actions';
import {
  renderSalePage,
  saleMetadata,
  type SalePageProps,
} from '@/app/[locale]/(account)/dashboard/sale/[listing]/sale-page';
import { FigureWays } from '@/components/sale/figure-ways';
import { FiguresView } from '@/components/sale/figures-view';
import { currentLocale } from '@/lib/i18n/locale';
import { readFigures } from '@/lib/server/services/reports/read-figures';

export const generateMetadata = () => saleMetadata('figures');

const FiguresPage = (props: SalePageProps) =>
  renderSalePage(props, 'figures', async ({ listing }, { actor }) => {
    const figures = await readFigures(actor, listing.id);
    if (!figures) redirect(`/${await currentLocale()}/dashboard`);
    return (
      <FiguresView figures={figures}>
        <FigureWays listing={listing.id} isSent={figures.isSent} action={setWeeklyFiguresAction} />
      </FiguresView>
    );
  });

export default withDatabaseFallback(FiguresPage);
