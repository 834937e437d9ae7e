import { LayoutPanelLeft, MapPin } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { SaveButton } from '@/components/layout/saved-listings/save-button';
import { SaveForm } from '@/components/listings/saved-listings/save-form';
import { Icon } from '@/components/ui/icon';
import { currentLocale } from '@/lib/i18n/locale';
import { particularsPath } from '@/lib/i18n/routes';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import { EnquiryWays } from './enquiry-ways';
import { Monthly } from './monthly';
import styles from './listing-summary.module.scss';
import { PageActions } from './page-actions';
import { PriceRows } from './price-rows';

export async function ListingSummary({ page, isDraft }: { page: ListingPageView; isDraft: boolean }) {
  const t = await getTranslations('listingPage');
  const tSaved = await getTranslations('savedListings');
  const { address, name, operation, price, priceNote, reference, status, title } = page;
  return (
    <div className={styles.column}>
      <section id="price" className={styles.box} aria-label={t('enquiry.label')}>
        <div className={styles.head}>
          {status !== 'available' && <p className={styles.status}>{t(`status.${status}`, { operation })}</p>}
          {status !== 'sold' && (
            <p className={styles.price}>
              {price}
              {priceNote && <span> {priceNote}</span>}
            </p>
          )}
          {page.monthly && <Monthly monthly={page.monthly} calculatorHref={page.costs?.calculatorHref ?? null} />}
          <ul className={styles.figures} aria-label={t('keyFigures')}>
            {page.keyFigures.map(({ figure, id, label }) => (
              <li key={id}>
                <b>{figure}</b> {label}
              </li>
            ))}
          </ul>
          <h1>{name}</h1>
          <p className={styles.place}>
            <Icon node={MapPin} />
            <span>
              {address} <span>{t('reference', { reference })}</span>
            </span>
          </p>
        </div>
        {!isDraft && <EnquiryWays page={page} />}
        {status !== 'sold' && <PriceRows page={page} />}
        {!isDraft && (
          <div className={styles.actions}>
            <PageActions
              title={title}
              labels={{
                share: t('actions.share'),
                copied: t('actions.copied'),
                sheet: t('actions.sheet'),
                pdf: t('actions.pdf'),
              }}
              pdf={particularsPath(page.id, await currentLocale())}
            >
              {page.hasPlan && (
                <a href="#rooms">
                  <Icon node={LayoutPanelLeft} />
                  {t('actions.plan')}
                </a>
              )}
              <SaveButton listing={page.id} label={tSaved('save', { title })}>
                {tSaved('saveWord')}
              </SaveButton>
            </PageActions>
            <noscript>
              <SaveForm listing={page.id} title={title} intent="save" />
            </noscript>
          </div>
        )}
      </section>
    </div>
  );
}
