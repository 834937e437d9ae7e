import { getTranslations } from 'next-intl/server';
import { deskPath } from '@/lib/i18n/desk-routes';
import { formatPrice } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { listingAddress } from '@/lib/listings/desk/listing-address';
import type { DeskListing } from '@/lib/listings/desk/desk-listing';
import { ListingStateLabel } from './listing-state-label';
import styles from './listing-head.module.scss';
import { PartList } from './part-list';

const parts = ['editor', 'images', 'price', 'state', 'people', 'sale', 'versions', 'preview'] as const;

export type DeskListingPart = (typeof parts)[number] | 'publish';

type ListingHeadProps = Readonly<{ listing: DeskListing; current: DeskListingPart }>;

export async function ListingHead({ current, listing }: ListingHeadProps) {
  const t = await getTranslations('deskHome');
  const locale = await currentLocale();
  const { id, operation, price, state } = listing;
  const isNew = state === 'ready' || state === 'incomplete';
  const pathOf = (part: (typeof parts)[number]) => {
    if (part === 'editor') return deskPath('homes', id);
    return deskPath('homes', id, part === 'state' && isNew ? 'publish' : part);
  };
  const isCurrent = (part: string) => part === current || (part === 'state' && current === 'publish');
  return (
    <>
      <p className={styles.facts}>
        <span>{listingAddress(listing)}</span>
        <ListingStateLabel listing={listing} />
        {price !== null && (
          <span className={styles.price}>
            {formatPrice(price, locale)}
            {operation === 'rent' && ` ${t('perMonth')}`}
          </span>
        )}
      </p>
      <nav aria-label={t('pages')} className={styles.parts}>
        <PartList current={current}>
          {parts.map((part) => (
            <li key={part}>
              <Link href={pathOf(part)} aria-current={isCurrent(part) ? 'page' : undefined}>
                {t(`parts.${part === 'state' && isNew ? 'publish' : part}`)}
              </Link>
            </li>
          ))}
        </PartList>
      </nav>
    </>
  );
}
