import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskClosed } from '@/components/desk/sale/closed';
import { IdentityCheck } from '@/components/desk/sale/identity-check';
import { DeskClose, DeskMandate, DeskSellers } from '@/components/desk/sale/mandate';
import { DeskOffers } from '@/components/desk/sale/offers';
import { DeskRequests } from '@/components/desk/sale/requests';
import { DeskSteps } from '@/components/desk/sale/steps';
import { ListingReportView } from '@/components/sale/listing-report-view';
import { DocumentsView } from '@/components/sale/documents-view';
import { SaleNotice } from '@/components/sale/sale-frame';
import styles from '@/components/desk/sale/desk-sale.module.scss';
import { partsOf } from '@/lib/sales/letting';
import { currentLocale } from '@/lib/i18n/locale';
import { readListingReport } from '@/lib/server/services/reports/read-listing-report';
import { readClosedSales } from '@/lib/server/services/sales/closed-sales';
import { readSale } from '@/lib/server/services/sales/read-sale';
import { agencyDay } from '@/lib/appointments/agency-day';
import { saleErrors } from '@/app/[locale]/(account)/dashboard/sale/[listing]/sale-errors';
import {
  ListingFrame,
  listingMetadata,
  openListing,
  type ListingPageProps,
} from '@/app/[locale]/(desk)/dashboard/agency/homes/[id]/desk-listing-page';
import {
  answerRequestAction,
  checkIdentityAction,
  closeSaleAction,
  endComparableAction,
  endSellerAction,
  enterOfferAction,
  inviteSellerAction,
  mandateAction,
  milestoneAction,
  openSaleAction,
  reopenSaleAction,
  withdrawOfferAction,
} from './actions';

export const generateMetadata = () => listingMetadata('sale');

async function DeskSalePage(props: ListingPageProps) {
  const { actor, view } = await openListing(props, 'sale', 'sale.open');
  const locale = await currentLocale();
  const query = await props.searchParams;
  const { id } = view.listing;
  const sale = await readSale(actor, id, locale);
  const closed = await readClosedSales(actor, id);
  const closedSales = closed.length > 0 && (
    <DeskClosed
      listing={id}
      sales={closed}
      actions={{ reopen: reopenSaleAction, endComparable: endComparableAction }}
    />
  );
  const figures = sale && (await readListingReport(actor, id));
  const errors = await saleErrors();
  const t = await getTranslations('deskSale');
  return (
    <ListingFrame actor={actor} view={view} part="sale" searchParams={props.searchParams}>
      <SaleNotice done={query.done} />
      {!sale ? (
        <div className={styles.columns}>
          <DeskMandate listing={id} sale={null} action={openSaleAction} errors={errors} />
          {closedSales}
        </div>
      ) : (
        <div className={styles.columns}>
          <div className={styles.steps}>
            <DeskSteps sale={sale} action={milestoneAction} errors={errors} />
          </div>
          <div className={styles.left}>
            {partsOf(sale.listing.operation).includes('offers') && (
              <DeskOffers
                sale={sale}
                today={agencyDay()}
                actions={{ enter: enterOfferAction, withdraw: withdrawOfferAction }}
                errors={errors}
              />
            )}
            <DeskRequests sale={sale} action={answerRequestAction} errors={errors} />
            <DocumentsView
              listing={sale.listing}
              documents={sale.documents}
              result={query}
              renderCheck={(version) => (
                <IdentityCheck listing={id} version={version} action={checkIdentityAction} errors={errors} />
              )}
            />
            {figures && <ListingReportView figures={figures} title={t('figures')} />}
          </div>
          <div className={styles.right}>
            <DeskSellers sale={sale} actions={{ invite: inviteSellerAction, end: endSellerAction }} errors={errors} />
            <DeskMandate listing={id} sale={sale} action={mandateAction} errors={errors} />
            <DeskClose listing={sale.listing} action={closeSaleAction} errors={errors} />
            {closedSales}
          </div>
        </div>
      )}
    </ListingFrame>
  );
}

export default withDatabaseFallback(DeskSalePage);
