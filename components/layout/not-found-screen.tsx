import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { buttonClass } from '@/components/ui/button';
import { Image } from '@/components/ui/image';
import { getImage } from '@/lib/site/images';
import type { AppHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './not-found-screen.module.scss';

type MissingScreenProps = {
  title: string;
  text: string;
  hub: { href: AppHref; label: string };
};

export async function NotFoundScreen({ title, text, hub }: MissingScreenProps) {
  const t = await getTranslations('notFoundScreen');
  return (
    <section className={`wrap ${styles.screen}`} aria-labelledby="missing-heading">
      <Image
        image={getImage('spot-not-found', await currentLocale())}
        sizes="(min-width: 1024px) 30rem, 90vw"
        isDecorative
        isPriority
      />
      <div>
        <h1 id="missing-heading">{title}</h1>
        <p className="lead">{text}</p>
        <p className={styles.ways}>
          <Link href={hub.href} className={buttonClass()}>
            {hub.label}
          </Link>
          <Link href="/search" className={arrowLinkClass}>
            <ArrowLabel>{t('search')}</ArrowLabel>
          </Link>
          <Link href="/contact" className={arrowLinkClass}>
            <ArrowLabel>{t('contact')}</ArrowLabel>
          </Link>
        </p>
      </div>
    </section>
  );
}
