import { getTranslations } from 'next-intl/server';
import type { DiaryEntry } from '@/lib/diary/diary-views';
import styles from './day-items.module.scss';

export async function EntryState({ state }: Readonly<{ state: DiaryEntry['state'] }>) {
  const t = await getTranslations('deskDiary.states');
  return (
    <span className={styles.state} data-state={state}>
      <i aria-hidden="true" />
      {t(state)}
    </span>
  );
}
