import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { DeskClosed } from '@/components/sale/desk-closed';
import { DeskClose, DeskMandate, DeskSellers } from '@/components/sale/desk-mandate';
import { DeskOffers } from '@/components/sale/desk-offers';
import { DeskRequests } from '@/components/sale/desk-requests';
import { DeskSteps } from '@/components/sale/desk-steps';
import { FiguresView } from '@/components/sale/figures-view';
import { PapersView } from '@/components/sale/papers-view';
import { SaleNotice } from '@/components/sale/sale-frame';
import styles from '@/components/sale/sale-frame.module.scss';
import { isAllowed } from '@/lib/access/actor';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { readFigures } from '@/lib/server/services/figures/read-figures';
import { readClosedSales } from '@/lib/server/services/sales/closed-sales';
import { readSale } from '@/lib/server/services/sales/read-sale';
import { readSaleListing } from '@/lib/server/services/sales/sale-listing';
import { isoDay } from '@/lib/text/iso-day';
import { saleErrors } from '@/app/[locale]/(account)/dashboard/sale/[listing]/sale-errors';
import {
  answerRequestAction,
  closeSaleAction,
  endSellerAction,
  enterOfferAction,
  inviteSellerAction,
  mandateAction,
  milestoneAction,
  openSaleAction,
  reopenSaleAction,
  withdrawOfferAction,
} from './actions';

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams };

export async function generateMetadata() {
  const t = await getTranslations('deskSale');
  return deskMetadata(t('title'));
}

/** The sale of a home: its mandate, sellers, steps, offers, requests and papers. */
async function DeskSalePage({ params, searchParams }: Props) {
  const locale = await currentLocale();
  const [{ id }, query] = [await params, await searchParams];
  const actor = await requireStaff(locale, pathWithQuery(deskPath('homes', id, 'sale'), query));
  if (!isAllowed(actor, 'sale.open')) redirect(`/${locale}/dashboard/agency`);
  const listing = await readSaleListing(id, locale);
  if (!listing) redirect(`/${locale}/dashboard/agency/homes`);
  const t = await getTranslations('deskSale');
  const sale = await readSale(actor, id, locale);
  const closed = sale ? [] : await readClosedSales(actor, id);
  const figures = sale && (await readFigures(actor, id));
  const errors = await saleErrors();
  return (
    <DeskFrame
      actor={actor}
      current="homes"
      title={t('of', { reference: listing.reference })}
      action={<Link href={deskPath('homes', id, 'state')}>{t('back')}</Link>}
    >
      <SaleNotice done={query.done} />
      {!sale ? (
        <div className={styles.main}>
          <DeskMandate listing={id} sale={null} action={openSaleAction} errors={errors} />
          {closed.length > 0 && <DeskClosed listing={id} sales={closed} action={reopenSaleAction} />}
        </div>
      ) : (
        <div className={styles.main}>
          <DeskOffers
            sale={sale}
            today={isoDay(new Date())}
            actions={{ enter: enterOfferAction, withdraw: withdrawOfferAction }}
            errors={errors}
          />
          <DeskRequests sale={sale} action={answerRequestAction} errors={errors} />
          <DeskSteps sale={sale} action={milestoneAction} errors={errors} />
          {figures && <FiguresView figures={figures} />}
          <PapersView listing={id} papers={sale.papers} outcome={query.outcome} />
          <DeskSellers sale={sale} actions={{ invite: inviteSellerAction, end: endSellerAction }} errors={errors} />
          <DeskMandate listing={id} sale={sale} action={mandateAction} errors={errors} />
          <DeskClose listing={id} action={closeSaleAction} errors={errors} />
        </div>
      )}
    </DeskFrame>
  );
}

export default withDatabaseFallback(DeskSalePage);
