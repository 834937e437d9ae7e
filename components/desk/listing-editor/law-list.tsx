import { getTranslations } from 'next-intl/server';
import { classNames } from '@/lib/text/class-names';
import type { LawState } from '@/lib/listings/fields/law-points';
import styles from './law-list.module.scss';

export async function LawList({ points }: { points: readonly LawState[] }) {
  const t = await getTranslations('deskFields');
  return (
    <section aria-labelledby="law-heading">
      <h2 id="law-heading">{t('editor.lawTitle')}</h2>
      <ul className={styles.law}>
        {points.map(({ href, id, isDone, law }) => (
          <li key={id}>
            <div className={styles.lawHead}>
              <strong>{t(`law.${id}.what`)}</strong>
              <span className={classNames(styles.dot, isDone ? styles.done : styles.open)}>
                {isDone ? t('editor.lawDone') : t('editor.lawOpen')}
              </span>
            </div>
            <p>{t(`law.${id}.why`)}</p>
            <p>
              <a href={href} rel="noreferrer">
                {t('editor.lawWhy', { law })}
              </a>
              {' · '}
              {t('editor.lawWho', { who: t(`law.${id}.who`) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
