import { getTranslations } from 'next-intl/server';
import { JsonLd } from './json-ld';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { breadcrumbList, type NamedPage } from '@/lib/seo/json-ld';
import styles from './breadcrumbs.module.scss';

type BreadcrumbsProps = {
  trail?: readonly NamedPage[];
  current: NamedPage;
  siteUrl: URL;
};

export async function Breadcrumbs({ trail = [], current, siteUrl }: BreadcrumbsProps) {
  const t = await getTranslations('common');
  const locale = await currentLocale();
  const way: readonly NamedPage[] = [{ name: t('home'), href: '/' }, ...trail];

  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={styles.list}>
        {way.map(({ name, href }) => (
          <li key={href}>
            <Link href={href}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{current.name}</li>
      </ol>
      <JsonLd data={breadcrumbList([...way, current], siteUrl, locale)} />
    </nav>
  );
}
