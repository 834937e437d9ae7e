import { getTranslations } from 'next-intl/server';
import type { FeedSummary } from '@/lib/listings/kyero/feed-summary';
import styles from './feed-state.module.scss';

export async function FeedState({ state }: Pick<FeedSummary, 'state'>) {
  const t = await getTranslations('deskFeeds');
  return (
    <span className={styles.state} data-state={state}>
      {t(`states.${state}`)}
    </span>
  );
}
