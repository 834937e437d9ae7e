import { getTranslations } from 'next-intl/server';
import { guideStepId, type GuideSummary } from '@/lib/writing/guides';
import { Link } from '@/lib/i18n/link';
import styles from './guide-index.module.scss';

export const CONTENTS_ID = 'contents';

export async function GuideIndex({ guides }: { guides: readonly GuideSummary[] }) {
  const t = await getTranslations();
  return (
    <section id={CONTENTS_ID} className="wrap section" aria-labelledby="contents-title">
      <div className={styles.head}>
        <h2 id="contents-title">{t('guideIndexPage.heading')}</h2>
        <p className="lead">{t('guideIndexPage.lead')}</p>
      </div>
      {guides.map(({ id, category, href, title, steps }) => (
        <div key={id} className={styles.guide}>
          <div className={styles.title}>
            <p className="small soft">{t(`guideCategories.${category}`)}</p>
            <h3>
              <Link href={href}>{title}</Link>
            </h3>
          </div>
          <ol className={styles.steps}>
            {steps.map((step, index) => (
              <li key={step}>
                <Link href={`${href}#${guideStepId(index)}`}>{step}</Link>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
