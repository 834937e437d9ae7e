import { getTranslations } from 'next-intl/server';
import styles from './dashboard.module.scss';
import { ViewedListings } from './viewed-listings';
import type { ReactNode } from 'react';

type RecommendationsSectionProps = {
  withSeen: (seen: readonly string[]) => Promise<ReactNode>;
  children: ReactNode;
};

export async function RecommendationsSection({ withSeen, children }: RecommendationsSectionProps) {
  const t = await getTranslations('recommendations');
  return (
    <section className={`${styles.section} ${styles.three}`} aria-labelledby="recommendations">
      <h2 id="recommendations">{t('title')}</h2>
      <ViewedListings
        withSeen={withSeen}
        labels={{
          offer: t('seen.offer'),
          start: t('seen.start'),
          recorded: t('seen.recorded'),
          clear: t('seen.clear'),
          cleared: t('seen.cleared'),
          failed: t('seen.failed'),
        }}
      >
        {children ?? <p className="soft">{t('none')}</p>}
      </ViewedListings>
    </section>
  );
}
