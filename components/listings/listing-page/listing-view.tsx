import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Gallery } from '@/components/listings/gallery/gallery';
import { PurchaseCosts } from '@/components/listings/purchase-costs/purchase-costs';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import { propertyPath } from '@/lib/i18n/routes';
import { DataSheetFoot, DataSheetHead } from './data-sheet';
import { Description } from './description';
import { Energy } from './energy';
import { Enquiry } from './enquiry';
import { EnquiryBar } from './enquiry-bar';
import { EnquiryForm } from './enquiry-form';
import { Facts } from './facts';
import { KeyFigures } from './key-figures';
import { NoteSeen } from './record-view';
import { Place } from './location';
import { PropertyHead } from './listing-head';
import styles from './listing-view.module.scss';
import { Rooms } from './rooms';
import { SimilarHomes } from './similar-listings';
import type { ReactNode } from 'react';

type PropertyViewProps = { page: ListingPageView; siteUrl: URL; form: ReactNode };

/** The page of one home. Printed, it is its data sheet. */
export async function PropertyView({ page, siteUrl, form }: PropertyViewProps) {
  const t = await getTranslations('propertyPage');
  const trail = [
    { name: t('homes'), href: '/properties' },
    { name: page.area.name, href: page.area.href },
  ] as const;

  return (
    <div className={styles.page}>
      <NoteSeen home={page.id} />
      <DataSheetHead page={page} />
      <div className={`wrap ${styles.top}`}>
        <div className={styles.trail}>
          <Breadcrumbs trail={trail} current={{ name: page.name, href: propertyPath(page.id) }} siteUrl={siteUrl} />
        </div>
        <PropertyHead page={page} />
        <Gallery pictures={page.pictures} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <KeyFigures figures={page.keyFigures} />
            <Description text={page.text} />
            <Facts page={page} />
            <Energy energy={page.energy} />
          </div>
          <Enquiry page={page} />
        </div>
      </div>
      {page.costs && <PurchaseCosts costs={page.costs} home={page} />}
      {page.rooms && <Rooms rooms={page.rooms} isAfterCosts={page.costs !== null} />}
      <Place page={page} />
      <EnquiryForm page={page} form={form} />
      <SimilarHomes page={page} />
      <EnquiryBar page={page} />
      <DataSheetFoot page={page} url={new URL(propertyPath(page.id), siteUrl).href} />
    </div>
  );
}
