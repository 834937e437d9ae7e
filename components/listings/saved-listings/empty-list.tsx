import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Image } from '@/components/ui/image';
import { getImage } from '@/lib/site/images';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './saved-listings-view.module.scss';

export async function EmptyList() {
  const t = await getTranslations('savedListings.empty');
  const image = getImage('spot-empty-search', await currentLocale());
  return (
    <div className={styles.empty}>
      <Image image={image} sizes="(min-width: 640px) 320px, 60vw" isDecorative />
      <div>
        <h2>{t('title')}</h2>
        <p className="soft">{t('text')}</p>
        <Link href="/properties" className={buttonClass()}>
          {t('look')}
        </Link>
      </div>
    </div>
  );
}
