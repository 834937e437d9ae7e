import { getTranslations } from 'next-intl/server';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import type { OutgoingFeed } from '@/lib/listings/kyero/outgoing-feed';
import reportStyles from './feed-reports.module.scss';
import styles from './feeds.module.scss';

export async function OutgoingFeeds({ feeds }: { feeds: readonly OutgoingFeed[] }) {
  const t = await getTranslations('deskFeeds.outgoing');
  return (
    <section aria-labelledby="outgoing" className={styles.part}>
      <h2 id="outgoing">{t('title')}</h2>
      <p className={styles.intro}>{t('intro')}</p>
      {feeds.map(({ format, leftOut, listings, path }) => (
        <details key={path} className={reportStyles.report} open={leftOut.length > 0}>
          <summary>
            {t(`formats.${format}`)} <span>{t('counts', { listings, leftOut: leftOut.length })}</span>
          </summary>
          <div className={reportStyles.lists}>
            <p>
              <a href={path}>{path}</a>
            </p>
            {leftOut.length > 0 && (
              <ul>
                {leftOut.map(({ gaps, id, reference }) => (
                  <li key={id}>
                    <Link href={deskPath('homes', id)}>{reference}</Link>:{' '}
                    {gaps.map((gap) => t(`gaps.${gap}`)).join('; ')}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </details>
      ))}
    </section>
  );
}
