import { getTranslations } from 'next-intl/server';
import type { ListingMatchView } from '@/lib/contacts/match-views';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import { sendHref } from './send-href';
import styles from './matching-box.module.scss';

type ListingsBoxProps = Readonly<{
  contactId: string;
  listings: readonly ListingMatchView[];
  total: number;
  hasSearch: boolean;
}>;

export async function ListingsBox({ contactId, hasSearch, listings, total }: ListingsBoxProps) {
  const t = await getTranslations('deskMatching.homes');
  return (
    <section aria-labelledby="homes-that-fit" className={styles.box}>
      <h2 id="homes-that-fit">{t('title')}</h2>
      {total === 0 && <p className="soft">{t(hasSearch ? 'none' : 'noSearch')}</p>}
      <ul>
        {listings.map(({ basis, listingId, price, reference, title }) => (
          <li key={listingId}>
            <Link href={deskPath('homes', listingId, 'people')}>{title}</Link>
            <small>{[reference, price].join(' · ')}</small>
            {basis && (
              <Link href={sendHref(listingId, contactId)} aria-label={t('sendName', { reference })}>
                {t('send')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p>
        <Link href={deskPath('people', contactId, 'homes')}>{t('all', { total })}</Link>
      </p>
    </section>
  );
}
