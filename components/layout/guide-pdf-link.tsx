import { BookDown } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { currentLocale } from '@/lib/i18n/locale';
import { guidePdf, type GuidePdfId } from '@/lib/i18n/routes';
import { madeGuides } from '@/lib/writing/printed-guides/printed-guides';
import styles from './guide-pdf-link.module.scss';

export async function GuidePdfLink({ guide }: { guide: GuidePdfId }) {
  const t = await getTranslations('guidePdf');
  const locale = await currentLocale();
  return (
    <a href={guidePdf[guide][locale]} type="application/pdf" className={styles.link}>
      <Icon node={BookDown} />
      {t(`${guide}.link`, { pages: madeGuides[guide][locale].pages })}
    </a>
  );
}
