import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { Link } from '@/lib/i18n/link';
import styles from './dashboard.module.scss';
import { SeenHomes } from './seen-homes';
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
  const none = (
    <>
      <p>{t('none')}</p>
      <p>
        <Link href="/properties" className={arrowLinkClass}>
          <ArrowLabel>{t('look')}</ArrowLabel>
        </Link>
      </p>
    </>
  );
  return (
    <section className={styles.section} aria-labelledby="recommendations">
      <h2 id="recommendations">{t('title')}</h2>
      <SeenHomes
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
        {children ?? none}
      </SeenHomes>
    </section>
  );
}
