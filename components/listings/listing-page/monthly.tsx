import { ChevronDown } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { Icon } from '@/components/ui/icon';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import { Link } from '@/lib/i18n/link';
import styles from './monthly.module.scss';

type MonthlyProps = {
  monthly: NonNullable<ListingPageView['monthly']>;
  calculatorHref: NonNullable<ListingPageView['costs']>['calculatorHref'];
};

export async function Monthly({ monthly, calculatorHref }: MonthlyProps) {
  const t = await getTranslations('listingPrice');
  return (
    <details className={styles.monthly}>
      <summary>
        <span>{t.rich('monthly', { amount: monthly.amount, b: (words) => <b>{words}</b> })}</span>
        <Icon node={ChevronDown} />
      </summary>
      <p>{monthly.assumptions}</p>
      {calculatorHref && (
        <Link href={calculatorHref} className={arrowLinkClass}>
          <ArrowLabel>{t('calculator')}</ArrowLabel>
        </Link>
      )}
    </details>
  );
}
