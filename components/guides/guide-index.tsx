import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { guideStepId, listGuides } from '@/lib/content/guides';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './guide-index.module.scss';

/** The contents of all guides, as of one book: every step with a link of its own. */
export async function GuideIndex({ siteUrl }: { siteUrl: URL }) {
  const t = await getTranslations();
  const guides = listGuides(await currentLocale());

  return (
    <div className="wrap">
      <Breadcrumbs
        trail={[{ name: t('guidesPage.title'), href: '/guides' }]}
        current={{ name: t('guideIndexPage.heading'), href: '/guias' }}
        siteUrl={siteUrl}
      />
      <div className={styles.head}>
        <h1>{t('guideIndexPage.heading')}</h1>
        <p className="lead">{t('guideIndexPage.lead')}</p>
      </div>
      <div className={styles.list}>
        {guides.map(({ id, category, href, title, steps }) => (
          <section key={id} className={styles.guide} aria-labelledby={id}>
            <div className={styles.title}>
              <p className="small soft">{t(`guideCategories.${category}`)}</p>
              <h2 id={id}>
                <Link href={href}>{title}</Link>
              </h2>
            </div>
            <ol className={styles.steps}>
              {steps.map((step, index) => (
                <li key={step}>
                  <Link href={`${href}#${guideStepId(index)}`}>{step}</Link>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}
