import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { Sources } from '@/components/layout/sources';
import { DataTable } from '@/components/ui/data-table';
import { TimelineChart } from '@/components/ui/timeline-chart';
import { siteFacts } from '@/lib/site/site-facts';
import type { GuidePage } from '@/lib/writing/guide-page';
import { getImage } from '@/lib/site/images';
import { authorOf } from '@/lib/site/team';
import { currentLocale } from '@/lib/i18n/locale';
import { guideArticle } from '@/lib/seo/guide-article';
import { GuideHead } from './guide-head';
import { GuideIntro } from './guide-intro';
import { GuideNext } from './guide-next';
import { GuideStep } from './guide-step';
import styles from './guide-view.module.scss';

export async function GuideView({ page, siteUrl }: { page: GuidePage; siteUrl: URL }) {
  const t = await getTranslations('guidePage');
  const locale = await currentLocale();
  const { guide, articles, next } = page;
  const { steps, timeline, tables, sources, image } = guide;
  const author = authorOf(guide.author, locale);

  return (
    <>
      <article>
        <GuideHead guide={guide} siteUrl={siteUrl} />
        <GuideIntro guide={guide} />
        <ol className={`wrap ${styles.steps}`}>
          {steps.map((step) => (
            <GuideStep key={step.id} step={step} />
          ))}
        </ol>
        <section id="timeline" className={`sand section ${styles.timeline}`} aria-labelledby="timeline-title">
          <div className={`wrap ${styles.columns}`}>
            <div className={styles.text}>
              <h2 id="timeline-title">{t('timeline')}</h2>
              <p>{t('timelineText')}</p>
            </div>
            <TimelineChart
              rows={timeline.map((row) => ({ ...row, span: t('span', { from: row.fromWeek, to: row.toWeek }) }))}
              unit={t('unit')}
            />
          </div>
        </section>
        <div className="wrap section">
          <section id="tables" aria-labelledby="tables-title" className={styles.tables}>
            <h2 id="tables-title">{t('tables')}</h2>
            {tables.map((table, index) => (
              <DataTable key={table.caption} table={table} id={`table-${index + 1}`} />
            ))}
          </section>
          <Sources sources={sources} />
        </div>
      </article>
      <GuideNext articles={articles} guides={next} />
      <JsonLd
        data={guideArticle({ ...guide, author, image: getImage(image, locale) }, siteFacts().agency, siteUrl, locale)}
      />
    </>
  );
}
