import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { AccountFrame } from '@/components/account/account-frame';
import { Alerts } from '@/components/account/alerts';
import { Appointments } from '@/components/account/appointments';
import { DashboardView } from '@/components/account/dashboard-view';
import { Enquiries } from '@/components/account/enquiries';
import { Valuations } from '@/components/account/valuations';
import { currentLocale } from '@/lib/i18n/locale';
import { accountMetadata } from '@/lib/seo/account-metadata';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { requireUser } from '@/lib/server/auth/current-user';
import { listOwnAlerts } from '@/lib/server/services/alerts/own-alerts';
import { listUpcomingAppointments } from '@/lib/server/services/appointments/upcoming-appointments';
import { listOwnEnquiries } from '@/lib/server/services/contact/own-enquiries';
import { listFollowedProperties } from '@/lib/server/services/valuations/followed-properties';
import { changeAlertAction, stopAlertAction } from './alert-actions';
import { SavedListingsSlot } from './saved-listings-slot';
import { removeValuationAction, renameValuationAction } from './valuation-actions';

export const generateMetadata = () => accountMetadata('dashboardPage');

async function DashboardPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await currentLocale();
  const user = await requireUser(locale, pathWithQuery('/dashboard', await searchParams));
  const [appointments, listings, alerts, messages] = await Promise.all([
    listUpcomingAppointments(user),
    listFollowedProperties(user.id, locale),
    listOwnAlerts(user, locale),
    listOwnEnquiries(user, locale),
  ]);
  return (
    <AccountFrame client={user} current="dashboard">
      <DashboardView client={user}>
        <Appointments appointments={appointments} />
        <SavedListingsSlot userId={user.id} />
        <Valuations properties={listings} actions={{ rename: renameValuationAction, remove: removeValuationAction }} />
        <Alerts alerts={alerts} actions={{ change: changeAlertAction, stop: stopAlertAction }} />
        <Enquiries messages={messages} />
      </DashboardView>
    </AccountFrame>
  );
}

export default withDatabaseFallback(DashboardPage);
