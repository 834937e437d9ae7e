import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Gallery } from '@/components/listings/gallery/gallery';
import { UnknownCosts } from '@/components/listings/purchase-costs/unknown-costs';
import { PurchaseCostsSection } from '@/components/listings/purchase-costs/purchase-costs';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import type { NamedPage } from '@/lib/seo/json-ld';
import { classNames } from '@/lib/text/class-names';
import { listingPath } from '@/lib/i18n/routes';
import { DataSheetFoot, DataSheetHead } from './data-sheet';
import { Description } from './description';
import { Energy } from './energy';
import { EnquirySection } from './enquiry-section';
import { ListingFacts } from './listing-facts';
import { RecordView } from './record-view';
import { ListingLocation } from './location';
import { ListingSummary } from './listing-summary';
import { PlotPlan } from './plot-plan';
import { PriceContextSection } from './price-context';
import styles from './listing-view.module.scss';
import { Rooms } from './rooms';
import { SimilarListings } from './similar-listings';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { figuresInOneLine } from '@/lib/listings/page/key-figures';
import { StickyBar } from './sticky-bar';

type ListingViewProps = {
  page: ListingPageView;
  trail: readonly NamedPage[] | null;
  siteUrl: URL;
  form: ReactNode;
  map: ReactNode;
  /** Unpublished: visitors cannot save, share or enquire; `form` requests an answer instead. */
  isDraft?: boolean;
};

export async function ListingView({ page, trail, siteUrl, form, map, isDraft = false }: ListingViewProps) {
  const t = await getTranslations('listingPage');
  const list = [
    { name: t('homes'), href: '/properties' },
    { name: page.area.name, href: page.area.href },
  ] as const;

  return (
    <div className={classNames(styles.page, page.images.length === 0 && styles.withoutImages)}>
      {!isDraft && <RecordView listing={page.id} title={page.title} />}
      <DataSheetHead page={page} />
      <div className={`wrap ${styles.top}`}>
        <div className={styles.trail}>
          <Breadcrumbs
            trail={trail ?? list}
            current={{ name: page.name, href: listingPath(page.id) }}
            siteUrl={siteUrl}
          />
        </div>
        {page.images.length > 0 && <Gallery page={page} />}
        <ListingSummary page={page} isDraft={isDraft} />
        <div className={styles.main}>
          <Description page={page} />
          <ListingFacts page={page} />
          <div className={styles.pair}>
            {page.status !== 'sold' && <PriceContextSection page={page} />}
            <Energy energy={page.energy} />
          </div>
        </div>
      </div>
      {page.costs && <PurchaseCostsSection costs={page.costs} listing={page} />}
      {page.unknownCosts && <UnknownCosts text={page.unknownCosts} />}
      {page.rooms && <Rooms rooms={page.rooms} isAfterCosts={page.costs !== null} />}
      {page.plot && <PlotPlan plan={page.plot} />}
      <ListingLocation page={page}>{map}</ListingLocation>
      {isDraft ? form : <EnquirySection page={page} form={form} />}
      {!isDraft && <SimilarListings page={page} />}
      {!isDraft && <EnquiryBar page={page} />}
      <DataSheetFoot page={page} url={new URL(listingPath(page.id), siteUrl).href} />
    </div>
  );
}

type EnquiryBarProps = {
  page: Pick<ListingPageView, 'keyFigures' | 'operation' | 'price' | 'shortPriceNote' | 'status'>;
};

async function EnquiryBar({ page }: EnquiryBarProps) {
  const t = await getTranslations('listingPage');
  const { keyFigures, operation, price, shortPriceNote, status } = page;
  const isSold = status === 'sold';
  return (
    <StickyBar after="price" unavailableFrom="contact-form">
      <p>
        <b>
          {isSold ? t('status.sold', { operation }) : price}
          {!isSold && shortPriceNote && <small> {shortPriceNote}</small>}
        </b>
        <span>{figuresInOneLine(keyFigures)}</span>
      </p>
      <a href="#contact-form" className={buttonClass({ isSmall: true })}>
        {t(isSold ? 'enquiry.similar' : 'enquiry.visit')}
      </a>
    </StickyBar>
  );
}
