import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { Image } from '@/components/ui/image';
import { getImage } from '@/lib/site/images';
import { Link } from '@/lib/i18n/link';
import styles from './about-services.module.scss';
import type { About, AboutService } from '@/lib/site/about';
import type { AppHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';

type AboutServicesProps = About['services'] & { locale: Locale };

const ways = {
  search: '/properties',
  management: '/contact',
  sales: '/services/sales',
  advice: '/book-consultation',
  relocation: '/services/relocation',
} as const satisfies Record<AboutService['id'], AppHref>;

export async function AboutServices({ title, lead, items, locale }: AboutServicesProps) {
  const t = await getTranslations('aboutPage.services');
  return (
    <section className={styles.section} aria-labelledby="services">
      <Image
        image={getImage('eixample-cream', locale)}
        sizes="(min-width: 64rem) 42vw, 100vw"
        isDecorative
        className={styles.image}
      />
      <div className={styles.text}>
        <h2 id="services">{title}</h2>
        <p className="lead">{lead}</p>
        <ul className={styles.list}>
          {items.map((service) => (
            <li key={service.id}>
              <h3>{service.title}</h3>
              <p>{service.text}</p>
              <Link href={ways[service.id]} className={arrowLinkClass}>
                <ArrowLabel>{t(service.id)}</ArrowLabel>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
