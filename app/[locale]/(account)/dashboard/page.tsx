import { AccountFrame } from '@/components/account/account-frame';
import { Alerts } from '@/components/account/alerts';
import { Appointments } from '@/components/account/appointments';
import { DashboardView } from '@/components/account/dashboard-view';
import { Messages } from '@/components/account/messages';
import { Valuations } from '@/components/account/valuations';
import { currentLocale } from '@/lib/i18n/locale';
import { accountMetadata } from '@/lib/seo/account-metadata';
import { pathWithQuery, type SearchParams } from '@/lib/forms/path-with-query';
import { requireUser } from '@/lib/server/auth/current-user';
import { listOwnAlerts } from '@/lib/server/usecases/alerts/own-alerts';
import { listUpcomingCalls } from '@/lib/server/usecases/booking/upcoming-calls';
import { SavedHomesSlot } from './saved-homes-slot';
import { listOwnMessages } from '@/lib/server/usecases/own-messages';
import { listFollowedHomes } from '@/lib/server/usecases/valuations/followed-homes';
import { changeAlertAction, stopAlertAction } from './alert-actions';
import { removeValuationAction, renameValuationAction } from './valuation-actions';

export const generateMetadata = () => accountMetadata('dashboardPage');

export default async function DashboardPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await currentLocale();
  const user = await requireUser(locale, pathWithQuery('/dashboard', await searchParams));
  return (
    <AccountFrame client={user} current="dashboard">
      <DashboardView client={user}>
        <Appointments calls={await listUpcomingCalls(user.id)} />
        <SavedHomesSlot userId={user.id} />
        <Valuations
          homes={await listFollowedHomes(user.id, locale)}
          actions={{ rename: renameValuationAction, remove: removeValuationAction }}
        />
        <Alerts
          alerts={await listOwnAlerts(user.id, locale)}
          actions={{ change: changeAlertAction, stop: stopAlertAction }}
        />
        <Messages messages={await listOwnMessages(user.id, locale)} />
      </DashboardView>
    </AccountFrame>
  );
}
