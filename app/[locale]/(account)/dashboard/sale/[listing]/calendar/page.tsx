import { redirect } from 'next/navigation';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import {
  closeTimeAction,
  reopenTimeAction,
  shareViewingsAction,
  unshareViewingsAction,
} from '@/app/[locale]/(account)/dashboard/sale/[listing]/calendar-actions';
import { makeRequestAction } from '@/app/[locale]/(account)/dashboard/sale/[listing]/actions';
import { saleErrors } from '@/app/[locale]/(account)/dashboard/sale/[listing]/sale-errors';
import {
  renderSalePage,
  saleMetadata,
  type SalePageProps,
} from '@/app/[locale]/(account)/dashboard/sale/[listing]/sale-page';
import { CalendarLink } from '@/components/sale/calendar-link';
import { ClosedTimes } from '@/components/sale/closed-times';
import { ProposedTimes } from '@/components/sale/proposed-times';
import { SaleForm } from '@/components/sale/sale-form';
import { ViewingList } from '@/components/sale/viewing-list';
import { currentLocale } from '@/lib/i18n/locale';
import { readListingCalendar } from '@/lib/server/services/sales/read-listing-calendar';

export const generateMetadata = () => saleMetadata('calendar');

async function CalendarPage(props: SalePageProps) {
  const errors = await saleErrors();
  const locale = await currentLocale();
  return renderSalePage(props, 'calendar', async ({ listing, requests }, { actor }) => {
    const calendar = await readListingCalendar(actor, listing.id, locale);
    if (!calendar) redirect(`/${locale}/dashboard`);
    const { closed, isShared, zone } = calendar;
    return (
      <>
        <ViewingList calendar={calendar} />
        <ProposedTimes
          listing={listing.id}
          requests={requests}
          form={(parts) => <SaleForm {...parts} action={makeRequestAction} errors={errors} />}
        />
        <ClosedTimes
          listing={listing.id}
          closed={closed}
          zone={zone}
          form={(parts) => <SaleForm {...parts} action={closeTimeAction} errors={errors} />}
          reopen={reopenTimeAction}
        />
        <CalendarLink
          listing={listing.id}
          isShared={isShared}
          actions={{ share: shareViewingsAction, unshare: unshareViewingsAction }}
        />
      </>
    );
  });
}

export default withDatabaseFallback(CalendarPage);
