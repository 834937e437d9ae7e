import { getTranslations } from 'next-intl/server';
import { classNames } from '@/lib/text/class-names';
import type { SellContent } from '@/lib/landing/sell-page';
import styles from './partners.module.scss';

export async function Partners({ partners }: { partners: SellContent['partners'] }) {
  const t = await getTranslations('sellPage.partners');
  return (
    <section className={`wrap section ${styles.partners}`} aria-labelledby="partners-title">
      <div className={styles.head}>
        <h2 id="partners-title">{t('title')}</h2>
        <p className="soft">{t('text')}</p>
      </div>
      <ul className={styles.list}>
        {partners.map(({ about, isSample, look, name }) => (
          <li key={name}>
            <b className={classNames(styles.name, styles[look])}>{name}</b>
            <span>{about}</span>
            {isSample && <span>{t('sample')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
