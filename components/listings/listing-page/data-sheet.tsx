import { getTranslations } from 'next-intl/server';
import { Logo } from '@/components/ui/logo';
import { siteFacts } from '@/lib/site/site-facts';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import styles from './data-sheet.module.scss';

export async function DataSheetHead({ page }: { page: Pick<ListingPageView, 'reference' | 'updated'> }) {
  const { agency } = siteFacts();
  const t = await getTranslations('listingPage.sheet');
  return (
    <div className={styles.head}>
      <p className={styles.logo}>
        <Logo />
        {agency.name}
      </p>
      <p>
        {agency.phone.display} · {agency.email}
      </p>
      <p>
        <b>
          {t('title')} {page.reference}
        </b>
        <br />
        {t('asOf', { date: page.updated })}
      </p>
    </div>
  );
}

/** Foot of the printed sheet (Ley 12/2023 art. 31). */
export async function DataSheetFoot({
  page,
  url,
}: {
  page: Pick<ListingPageView, 'hasVat' | 'operation' | 'images' | 'register'>;
  url: string;
}) {
  const t = await getTranslations('listingPage.sheet');
  const { address, legalName } = siteFacts().agency;
  const hasRenders = page.images.some(({ isPhotograph }) => !isPhotograph);
  return (
    <div className={styles.foot}>
      <p>
        {[legalName, `${address.street} ${address.number}, ${address.postalCode} ${address.city}`, page.register]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p>
        {page.operation === 'sale' && t('terms', { vat: page.hasVat ? 'yes' : 'no' })} {hasRenders && t('renders')}{' '}
        {url}
      </p>
    </div>
  );
}
