import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { AccountFrame } from '@/components/account/account-frame';
import { Alerts } from '@/components/account/alerts';
import { Appointments } from '@/components/account/appointments';
import { DashboardView } from '@/components/account/dashboard-view';
import { Enquiries } from '@/components/account/enquiries';
import { Sharing } from '@/components/account/sharing';
import { OwnSales } from '@/components/sale/own-sales';
import { Valuations } from '@/components/account/valuations';
import { currentLocale } from '@/lib/i18n/locale';
import { findListing } from '@/lib/listings/catalogue/listings';
import { readSavedListingsOf } from '@/lib/listings/saved/saved-listings-page';
import { accountMetadata } from '@/lib/seo/account-metadata';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { isStaffSignedIn } from '@/lib/server/auth/current-staff';
import { requireUser } from '@/lib/server/auth/current-user';
import { listOwnAlerts } from '@/lib/server/services/alerts/own-alerts';
import { listUpcomingAppointments } from '@/lib/server/services/appointments/upcoming-appointments';
import { listOwnEnquiries } from '@/lib/server/services/enquiries/own-enquiries';
import { listSalesOfClient } from '@/lib/server/services/sales/read-sale';
import { listSavedIds } from '@/lib/server/services/saved-listings/list-saved-ids';
import { listFollowedProperties } from '@/lib/server/services/valuations/followed-properties';
import { changeAlertAction, stopAlertAction } from './alert-actions';
import { overviewRows } from './overview-rows';
import { SavedListingsSlot } from './saved-listings-slot';
import { changeSharingAction } from './sharing-actions';
import { removeValuationAction, renameValuationAction } from './valuation-actions';

export const generateMetadata = () => accountMetadata('dashboardPage');

async function DashboardPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await currentLocale();
  const user = await requireUser(locale, pathWithQuery('/dashboard', await searchParams));
  const [appointments, saved, valuations, alerts, messages, sales] = await Promise.all([
    listUpcomingAppointments(user),
    listSavedIds(user.id),
    listFollowedProperties(user.id, locale),
    listOwnAlerts(user, locale),
    listOwnEnquiries(user, locale),
    listSalesOfClient(user, locale),
  ]);
  const visits = appointments.map((appointment) => ({
    ...appointment,
    listing: (appointment.listingId && findListing(appointment.listingId)?.text[locale].title) || null,
  }));
  const { cards } = readSavedListingsOf(saved, locale);
  const savedTitles = cards.map(({ title }) => title);
  const rows = await overviewRows({ appointments, savedTitles, valuations, alerts, messages }, locale);
  return (
    <AccountFrame client={user} current="dashboard" isStaff={await isStaffSignedIn()}>
      <DashboardView client={user} rows={rows}>
        {sales.length > 0 && <OwnSales sales={sales} />}
        {appointments.length > 0 && <Appointments appointments={visits} />}
        <SavedListingsSlot saved={saved} cards={cards} />
        {valuations.length > 0 && (
          <Valuations
            properties={valuations}
            actions={{ rename: renameValuationAction, remove: removeValuationAction }}
          />
        )}
        {alerts.length > 0 && <Alerts alerts={alerts} actions={{ change: changeAlertAction, stop: stopAlertAction }} />}
        {messages.length > 0 && <Enquiries messages={messages} />}
        <Sharing shares={user.shares} change={changeSharingAction} />
      </DashboardView>
    </AccountFrame>
  );
}

export default withDatabaseFallback(DashboardPage);
