import { Check } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { ListingImage } from '@/components/ui/listing-image';
import { deskPath } from '@/lib/i18n/desk-routes';
import { formatPrice } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { COMPLETE } from '@/lib/listings/desk/completeness';
import type { DeskListing } from '@/lib/listings/desk/desk-listing';
import type { WeekCounts } from '@/lib/listings/desk/desk-listing-list';
import { listingImage } from '@/lib/listings/desk/desk-listing-image';
import { namesTown } from '@/lib/listings/place/place-in-town';
import { listTeam } from '@/lib/site/team';
import { ListingStateLabel } from './listing-state-label';
import styles from './listing-row.module.scss';

type DeskListingRowProps = Readonly<{
  listing: DeskListing;
  today: string;
  week: WeekCounts | undefined;
  showsSource: boolean;
}>;

const DAY_MS = 86_400_000;

export async function DeskListingRow({ listing, showsSource, today, week }: DeskListingRowProps) {
  const t = await getTranslations('deskHomes.table');
  const common = await getTranslations('deskHomes');
  const locale = await currentLocale();
  const { agent, complete, id, image, operation, placeName, price, reference, since, source, street, type } = listing;
  const feed = source.startsWith('feed:') ? source.slice('feed:'.length) : null;
  const days = Math.max(0, Math.round((Date.parse(today) - Date.parse(since)) / DAY_MS));
  return (
    <tr>
      <td className={styles.picture}>
        <ListingImage image={listingImage(image, locale)} type={type ?? 'apartment'} sizes="56px" isDecorative />
      </td>
      <th scope="row" className={styles.home}>
        <Link href={deskPath('homes', id)}>
          <span className={styles.reference}>{reference}</span> {street}
        </Link>
        {!namesTown(street, placeName) && <span className={styles.place}>{placeName}</span>}
      </th>
      <td className={styles.state}>
        <Link href={deskPath('homes', id, 'state')}>
          <ListingStateLabel listing={listing} />
          <span className="visuallyHidden">{t('changeState', { reference })}</span>
        </Link>
      </td>
      <td className={styles.price}>
        <Link href={deskPath('homes', id, 'price')}>
          {price === null ? t('noPrice') : formatPrice(price, locale)}
          {operation === 'rent' && price !== null && <span className="soft"> {t('perMonth')}</span>}
          <span className="visuallyHidden">{t('changePrice', { reference })}</span>
        </Link>
      </td>
      <td className={styles.complete}>
        <span className="visuallyHidden">{t('completeLong', { complete, all: COMPLETE })}</span>
        <span aria-hidden="true">
          {complete === COMPLETE ? <Icon node={Check} /> : t('completeShort', { complete, all: COMPLETE })}
        </span>
      </td>
      <td className={styles.agent}>{listTeam(locale).find((member) => member.id === agent)?.name ?? agent}</td>
      <td className={styles.days}>{t('dayCount', { days })}</td>
      {week && (
        <>
          <td className={styles.count}>{week.get(id)?.enquiries || t('none')}</td>
          <td className={styles.count}>{week.get(id)?.viewings || t('none')}</td>
        </>
      )}
      {showsSource && (
        <td className={styles.source}>
          {feed ? common('feed', { name: feed }) : common(source === 'desk' ? 'desk' : 'files')}
        </td>
      )}
    </tr>
  );
}
