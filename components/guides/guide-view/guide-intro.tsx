import { getTranslations } from 'next-intl/server';
import { PagesNearby } from '@/components/layout/pages-nearby';
import { RichText } from '@/components/ui/rich-text';
import type { Guide } from '@/lib/writing/guides';
import styles from './guide-intro.module.scss';

export async function GuideIntro({ guide }: { guide: Guide }) {
  const t = await getTranslations('guidePage');
  return (
    <div className={`wrap ${styles.columns}`}>
      <div>
        <RichText html={guide.intro} isArticle />
        <PagesNearby path={guide.href} />
      </div>
      <nav aria-label={t('contents')} className={styles.contents}>
        <p className={styles.label}>{t('contents')}</p>
        <ol className={styles.steps}>
          {guide.steps.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
        <ul className={styles.parts}>
          <li>
            <a href="#timeline">{t('timeline')}</a>
          </li>
          <li>
            <a href="#tables">{t('tables')}</a>
          </li>
        </ul>
      </nav>
    </div>
  );
}
