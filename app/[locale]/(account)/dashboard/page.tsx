import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { AccountFrame } from '@/components/account/account-frame';
import { Alerts } from '@/components/account/alerts';
import { Appointments } from '@/components/account/appointments';
import { DashboardView } from '@/components/account/dashboard-view';
import { Enquiries } from '@/components/account/enquiries';
import { Sharing } from '@/components/account/sharing';
import { ListingsByEmail } from '@/components/account/listings-by-email';
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
import { readOwnConsent } from '@/lib/server/services/matching/listing-consent';
import { listSalesOfClient } from '@/lib/server/services/sales/read-sale';
import { listSavedIds } from '@/lib/server/services/saved-listings/list-saved-ids';
import { listFollowedProperties } from '@/lib/server/services/valuations/followed-properties';
import { changeAlertAction, stopAlertAction, stopListingsAction } from './alert-actions';
import { overviewRows } from './overview-rows';
import { changeSharingAction } from './sharing-actions';
import { removeValuationAction, renameValuationAction } from './valuation-actions';
import { RecommendationsSection } from '@/components/account/recommendations-section';
import { SavedListingsSection } from '@/components/account/saved-listings-section';
import { RefreshWhenMoved } from '@/components/layout/saved-listings/refresh-when-moved';
import { ReasonedGrid } from '@/components/listings/listing-grid/reasoned-grid';
import { SavedGrid } from '@/components/listings/saved-listings/saved-grid';
import type { ListingCardView } from '@/lib/listings/list/listing-card';
import { readRecommendations } from '@/lib/listings/similar/recommendations-page';
import { recommendAction } from './recommend-action';

const LATEST = 6;

type SavedListingsSlotProps = {
  /** Ids, including withdrawn listings. */
  saved: readonly string[];
  cards: readonly ListingCardView[];
};

async function SavedListingsSlot({ saved, cards }: SavedListingsSlotProps) {
  const locale = await currentLocale();
  const listings = await readRecommendations({ saved, seen: [] }, locale);
  return (
    <>
      {cards.length > 0 && (
        <SavedListingsSection listings={cards.map(({ id }) => id)}>
          <SavedGrid cards={cards.slice(0, LATEST)} />
        </SavedListingsSection>
      )}
      <RefreshWhenMoved />
      <RecommendationsSection withSeen={recommendAction.bind(null, locale)}>
        {listings.length > 0 ? <ReasonedGrid listings={listings} /> : null}
      </RecommendationsSection>
    </>
  );
}

export const generateMetadata = () => accountMetadata('dashboardPage');

async function DashboardPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await currentLocale();
  const user = await requireUser(locale, pathWithQuery('/dashboard', await searchParams));
  const [appointments, saved, valuations, alerts, messages, sales, consentedAt] = await Promise.all([
    listUpcomingAppointments(user),
    listSavedIds(user.id),
    listFollowedProperties(user.id, locale),
    listOwnAlerts(user, locale),
    listOwnEnquiries(user, locale),
    listSalesOfClient(user, locale),
    readOwnConsent(user),
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
      <DashboardView client={user} rows={rows} first={sales.length > 0 && <OwnSales sales={sales} />}>
        {appointments.length > 0 && <Appointments appointments={visits} />}
        <SavedListingsSlot saved={saved} cards={cards} />
        {valuations.length > 0 && (
          <Valuations
            properties={valuations}
            actions={{ rename: renameValuationAction, remove: removeValuationAction }}
          />
        )}
        {alerts.length > 0 && <Alerts alerts={alerts} actions={{ change: changeAlertAction, stop: stopAlertAction }} />}
        {consentedAt && <ListingsByEmail since={consentedAt} stop={stopListingsAction} />}
        {messages.length > 0 && <Enquiries messages={messages} />}
        <Sharing shares={user.shares} change={changeSharingAction} />
      </DashboardView>
    </AccountFrame>
  );
}

export default withDatabaseFallback(DashboardPage);
