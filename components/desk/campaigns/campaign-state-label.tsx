import { getTranslations } from 'next-intl/server';
import { classNames } from '@/lib/text/class-names';
import styles from './newsletter.module.scss';

type CampaignStateProps = Readonly<{
  campaign: Readonly<{
    state: 'draft' | 'sending' | 'paused' | 'sent';
    testedAt: Date | null;
    updatedAt: Date;
  }>;
}>;

export async function CampaignStateLabel({ campaign: { state, testedAt, updatedAt } }: CampaignStateProps) {
  const t = await getTranslations('deskNewsletter.state');
  const isTested = state === 'draft' && testedAt !== null && testedAt >= updatedAt;
  const look = state === 'sending' ? styles.sending : state === 'sent' && styles.sent;
  return <span className={classNames(styles.state, look)}>{t(isTested ? 'tested' : state)}</span>;
}
