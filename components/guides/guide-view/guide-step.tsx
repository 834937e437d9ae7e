import { getTranslations } from 'next-intl/server';
import { RichText } from '@/components/ui/rich-text';
import { TickList } from '@/components/ui/tick-list';
import type { GuideStepView } from '@/lib/writing/guides';
import styles from './guide-step.module.scss';

export async function GuideStep({ step }: { step: GuideStepView }) {
  const t = await getTranslations('guidePage');
  const { id, title, body, checklist } = step;
  return (
    <li id={id} className={styles.step}>
      <div className={styles.text}>
        <h2 id={`${id}-title`}>{title}</h2>
        <RichText html={body} />
      </div>
      {checklist.length > 0 && (
        <aside className={styles.card} aria-labelledby={`${id}-list ${id}-title`}>
          <h3 id={`${id}-list`}>{t('checklist')}</h3>
          <TickList items={checklist} />
        </aside>
      )}
    </li>
  );
}
