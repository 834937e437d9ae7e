import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import styles from './seller-draft.module.scss';

type DraftIntroProps = Readonly<{
  reference: string;
  own: Readonly<{ address: string; until: string; back: ReactNode }> | null;
}>;

export async function DraftIntro({ own, reference }: DraftIntroProps) {
  const t = await getTranslations('sellerDraft');
  return (
    <div className={`wrap ${styles.intro}`}>
      {own && (
        <>
          <p>{t('share', { date: own.until })}</p>
          <code>{own.address}</code>
          <p className="mini soft">
            {t('own')} {own.back}
          </p>
        </>
      )}
      <p>{t('intro', { reference })}</p>
    </div>
  );
}

export async function DraftUnavailable({ reason }: Readonly<{ reason: 'ended' | 'unavailable' }>) {
  const t = await getTranslations('sellerDraft');
  return (
    <div className={`wrap ${styles.ended}`}>
      <h1>{t('title')}</h1>
      <p className="lead">{t(reason)}</p>
    </div>
  );
}
