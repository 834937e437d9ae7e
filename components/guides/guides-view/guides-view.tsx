import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { GuidePdfLink } from '@/components/layout/guide-pdf-link';
import { CONTENTS_ID, GuideIndex } from '@/components/guides/guide-index';
import { Actions } from '@/components/ui/actions';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { listGuides } from '@/lib/writing/guides';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { GuideCard } from './guide-card';
import styles from './guides-view.module.scss';

export async function GuidesView({ siteUrl }: { siteUrl: URL }) {
  const t = await getTranslations();
  const guides = listGuides(await currentLocale());
  const hubs = guides.filter(({ kind }) => kind === 'hub');
  const named = guides.filter(({ kind }) => kind === 'guide');

  return (
    <>
      <div className="wrap">
        <Breadcrumbs current={{ name: t('guidesPage.title'), href: '/guides' }} siteUrl={siteUrl} />
        <div className={styles.head}>
          <h1>{t('guidesPage.heading')}</h1>
          <div>
            <p className="lead">{t('guidesPage.lead')}</p>
            <GuidePdfLink guide="buying" />
            <GuidePdfLink guide="selling" />
            <a href={`#${CONTENTS_ID}`} className={arrowLinkClass}>
              <ArrowLabel>{t('guidesPage.index')}</ArrowLabel>
            </a>
          </div>
        </div>
        <ul className={styles.mosaic}>
          {hubs.map((guide, index) => (
            <GuideCard key={guide.id} guide={guide} isLarge={index === 0 || index === hubs.length - 1} />
          ))}
        </ul>
      </div>
      <section className={`section ${styles.named}`} aria-labelledby="named">
        <div className={`wrap ${styles.columns}`}>
          <div className={styles.namedHead}>
            <h2 id="named">{t('guidesPage.named')}</h2>
            <p>{t('guidesPage.namedText')}</p>
          </div>
          <ul className={styles.rows}>
            {named.map(({ id, href, title, excerpt, steps, checks }) => (
              <li key={id} className={styles.row}>
                <h3>
                  <Link href={href}>{title}</Link>
                </h3>
                <p className="soft">{excerpt}</p>
                <p className={`numeric small ${styles.facts}`}>
                  <span>{t('guides.steps', { count: steps.length })}</span>
                  <span>{t('guides.checks', { count: checks })}</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <GuideIndex guides={guides} />
      <div className={`wrap ${styles.ways}`}>
        <Actions>
          <Link href="/recursos" className={arrowLinkClass}>
            <ArrowLabel>{t('guidesPage.resources')}</ArrowLabel>
          </Link>
        </Actions>
      </div>
    </>
  );
}
