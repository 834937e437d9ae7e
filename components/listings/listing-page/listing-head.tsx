import { LayoutPanelLeft, MapPin } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { SaveButton } from '@/components/layout/saved-listings/save-button';
import { Icon } from '@/components/ui/icon';
import { SaveForm } from '@/components/listings/saved-listings/save-form';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import { foldText } from '@/lib/text/fold-text';
import { PageActions } from './page-actions';
import styles from './listing-head.module.scss';

/** Includes the price on narrow screens, where the aside comes late. */
export async function ListingHead({ page }: { page: ListingPageView }) {
  const t = await getTranslations('listingPage');
  const tSaved = await getTranslations('savedListings');
  const { address, name, operation, price, priceNote, reference, rooms, status, title } = page;
  const hasPlan = rooms?.floors.some(({ plan }) => plan !== null);
  return (
    <header className={styles.head}>
      <div>
        {status !== 'available' && <p className={styles.status}>{t(`status.${status}`, { operation })}</p>}
        <h1>{name}</h1>
        {/* Feeds have no headline of their own. */}
        {foldText(title) !== foldText(name) && <p className={styles.story}>{title}</p>}
        <p className={styles.place}>
          <Icon node={MapPin} />
          <span>
            {address} <span>{t('reference', { reference })}</span>
          </span>
        </p>
        {status !== 'sold' && (
          <p className={styles.price}>
            {price}
            {priceNote && <span> {priceNote}</span>}
          </p>
        )}
      </div>
      <div>
        <PageActions
          title={title}
          labels={{ share: t('actions.share'), copied: t('actions.copied'), sheet: t('actions.sheet') }}
        >
          {hasPlan && (
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
    </header>
  );
}
