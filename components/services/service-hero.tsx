import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { buttonClass } from '@/components/ui/button';
import { Image } from '@/components/ui/image';
import type { ImageView } from '@/lib/site/images';
import type { AppHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import type { NamedPage } from '@/lib/seo/json-ld';
import styles from './service-hero.module.scss';

type ServiceHeroProps = {
  page: NamedPage;
  siteUrl: URL;
  title: string;
  lead: string;
  ask: Readonly<{ href: AppHref; label: string }>;
  steps: Readonly<{ id: string; label: string }>;
  image: ImageView;
};

export function ServiceHero({ page, siteUrl, title, lead, ask, steps, image }: ServiceHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.column}>
        <Breadcrumbs current={page} siteUrl={siteUrl} />
        <div className={styles.text}>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <div className={styles.actions}>
            <Link href={ask.href} className={buttonClass()}>
              {ask.label}
            </Link>
            <a href={`#${steps.id}`} className={arrowLinkClass}>
              <ArrowLabel>{steps.label}</ArrowLabel>
            </a>
          </div>
        </div>
      </div>
      <Image image={image} sizes="(min-width: 64rem) 50vw, 100vw" isPriority className={styles.image} />
    </section>
  );
}
