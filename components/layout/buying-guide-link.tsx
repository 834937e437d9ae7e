import { BookDown } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { currentLocale } from '@/lib/i18n/locale';
import { printedBuyingGuide } from '@/lib/writing/buying-guide/printed';
import { buyingGuidePdf } from '@/lib/i18n/routes';
import styles from './buying-guide-link.module.scss';

export async function BuyingGuideLink() {
  const t = await getTranslations('buyingGuidePdf');
  const locale = await currentLocale();
  return (
    <a href={buyingGuidePdf[locale]} type="application/pdf" className={styles.link}>
      <Icon node={BookDown} />
      {t('link', { pages: printedBuyingGuide[locale].pages })}
    </a>
  );
}
