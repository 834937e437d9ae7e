import { Heart } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/link';
import { SavedCount } from './saved-count';
import styles from './saved-link.module.scss';

export async function SavedLink() {
  const t = await getTranslations('savedListings');
  return (
    <Link href="/saved-homes" className={styles.link}>
      <Icon node={Heart} />
      <span className="visuallyHidden">{t('title')}</span>
      <SavedCount />
    </Link>
  );
}
