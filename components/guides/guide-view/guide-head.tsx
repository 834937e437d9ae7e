import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { GuidePdfLink } from '@/components/layout/guide-pdf-link';
import { Image } from '@/components/ui/image';
import { PrintButton } from '@/components/ui/print-button';
import type { Guide } from '@/lib/writing/guides';
import { guidePdfOf } from '@/lib/writing/printed-guides/printed-guides';
import { getImage } from '@/lib/site/images';
import { formatDate } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { authorOf } from '@/lib/site/team';
import { memberPath } from '@/lib/i18n/routes';
import styles from './guide-head.module.scss';

export async function GuideHead({ guide, siteUrl }: { guide: Guide; siteUrl: URL }) {
  const t = await getTranslations();
  const locale = await currentLocale();
  const pdf = guidePdfOf(guide.id);
  const { author, category, href, title, excerpt, image, steps, checks, updated } = guide;
  const signer = authorOf(author, locale);
  return (
    <header className={styles.head}>
      <div className={styles.text}>
        <Breadcrumbs
          trail={[{ name: t('guidesPage.title'), href: '/guides' }]}
          current={{ name: title, href }}
          siteUrl={siteUrl}
        />
        <div className={styles.title}>
          <p className={styles.category}>{t(`guideCategories.${category}`)}</p>
          <h1>{title}</h1>
          <p className="lead">{excerpt}</p>
          <ul className={`numeric small ${styles.facts}`}>
            <li>
              {t.rich('article.by', {
                name: signer.name,
                author: (words) => <Link href={memberPath(signer.id)}>{words}</Link>,
              })}
            </li>
            <li>{t('guides.steps', { count: steps.length })}</li>
            <li>{t('guides.checks', { count: checks })}</li>
            <li>
              <time dateTime={updated}>{t('guides.updated', { date: formatDate(updated, locale) })}</time>
            </li>
          </ul>
          <div className={styles.actions}>
            <PrintButton label={t('guidePage.print')} />
            {pdf && <GuidePdfLink guide={pdf} />}
          </div>
        </div>
      </div>
      <Image
        image={getImage(image, locale)}
        sizes="(min-width: 64rem) 42vw, 100vw"
        isPriority
        className={styles.image}
      />
    </header>
  );
}
