import { getFormatter, getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import type { HomeContent } from '@/lib/content/home/home';
import styles from './match-list.module.scss';

/** Two homes of the portfolio measured against the same wishes. */
export async function MatchList({ matches }: { matches: HomeContent['tools']['matches'] }) {
  const t = await getTranslations('homePage.tools.recommendations');
  const format = await getFormatter();
  const { wishes, homes } = matches;
  const named = (list: typeof wishes) => format.list(list.map((wish) => t(`wishes.${wish}`)));
  return (
    <figure className={styles.figure}>
      <figcaption>{t('example', { wishes: named(wishes) })}</figcaption>
      <ul className={styles.list}>
        {homes.map(({ card, met, missing }) => (
          <li key={card.id}>
            <Picture picture={card.picture} sizes="84px" isDecorative className={styles.picture} />
            <p>
              <b>
                {missing.length === 0
                  ? t('all', { all: wishes.length })
                  : t('met', { met, all: wishes.length, missing: named(missing) })}
              </b>
              {card.price}
              <small>{card.place}</small>
            </p>
          </li>
        ))}
      </ul>
    </figure>
  );
}
