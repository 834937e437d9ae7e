import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import { classNames } from '@/lib/text/class-names';
import styles from './matching-box.module.scss';

type AfterPriceProps = Readonly<{ listingId: string; total: number; open: number }>;

export async function AfterPrice({ listingId, open, total }: AfterPriceProps) {
  const t = await getTranslations('deskMatching.afterPrice');
  return (
    <section aria-labelledby="after-price" className={classNames(styles.box, styles.after)}>
      <h2 id="after-price">{t('title')}</h2>
      <p>{t('text', { total, open })}</p>
      {total > 0 && (
        <p>
          <Link
            href={deskPath('homes', listingId, 'people')}
            className={buttonClass({ look: 'outline', isSmall: true })}
          >
            {t('link')}
          </Link>
        </p>
      )}
    </section>
  );
}
