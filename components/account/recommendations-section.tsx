import { getTranslations } from 'next-intl/server';
import styles from './dashboard.module.scss';
import { EmptySection } from './empty-section';
import { ViewedListings } from './viewed-listings';
import type { ReactNode } from 'react';

type RecommendationsSectionProps = {
  /** The same again for homes that the browser names; nothing of it is kept. */
  withSeen: (seen: readonly string[]) => Promise<ReactNode>;
  /** Homes like those that are saved; null where there is none. */
  children: ReactNode;
};

/** Homes that a client may like, each with the reason, and the say over what is looked at for them. */
export async function RecommendationsSection({ withSeen, children }: RecommendationsSectionProps) {
  const t = await getTranslations('recommendations');
  return (
    <section className={styles.section} aria-labelledby="recommendations">
      <h2 id="recommendations">{t('title')}</h2>
      <ViewedListings
        withSeen={withSeen}
        labels={{
          offer: t('seen.offer'),
          start: t('seen.start'),
          kept: t('seen.kept'),
          clear: t('seen.clear'),
          cleared: t('seen.cleared'),
          failed: t('seen.failed'),
        }}
      >
        {children ?? <EmptySection text={t('none')} href="/properties" action={t('look')} />}
      </ViewedListings>
    </section>
  );
}
