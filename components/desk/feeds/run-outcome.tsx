import { getTranslations } from 'next-intl/server';
import type { FeedReport } from '@/lib/listings/kyero/feed-report';

export async function RunOutcome({ run }: { run: FeedReport }) {
  const t = await getTranslations('deskFeeds');
  const { counts, failure, outcome, renumbered } = run;
  if (outcome === 'failed') {
    const reason = failure && t(`failures.${failure.problem}`, { status: String(failure.status ?? 0) });
    return <>{[t('outcomes.failed'), reason].filter(Boolean).join(': ')}</>;
  }
  if (outcome === 'held' && renumbered > 0) return <>{t('outcomes.renumbered', { count: renumbered })}</>;
  return <>{t(`outcomes.${outcome}`, counts)}</>;
}
