import { getTranslations } from 'next-intl/server';
import type { HomeMatchView } from '@/lib/contacts/match-views';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import { MatchReasons } from './match-reasons';
import { SendBasis } from './send-basis';
import { sendHref } from './send-href';
import styles from './matching.module.scss';

type HomesViewProps = Readonly<{
  contactId: string;
  homes: readonly HomeMatchView[];
  total: number;
  heard: number;
}>;

/** Homes that fit a person, each with why, what does not fit, and a way to send it. */
export async function HomesView({ contactId, heard, homes, total }: HomesViewProps) {
  const t = await getTranslations('deskMatching.homes');
  const hasMore = total > homes.length;
  return (
    <>
      <p>
        {hasMore ? t('first', { count: homes.length, total }) : t('count', { total })}
        {'. '}
        {heard > 0 && t('heard', { count: heard })}
      </p>
      {homes.length === 0 ? (
        <p className={styles.empty}>{t('none')}</p>
      ) : (
        <table className={styles.table}>
          <caption className="visuallyHidden">{t('caption')}</caption>
          <thead>
            <tr>
              {(['home', 'why', 'send'] as const).map((head) => (
                <th key={head} scope="col">
                  {t(`heads.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {homes.map(({ bar, basis, listingId, place, price, reasons, reference, sentBefore, title }) => (
              <tr key={listingId}>
                <th scope="row">
                  <Link href={deskPath('homes', listingId, 'people')}>{title}</Link>
                  <small>{[reference, place, price].join(' · ')}</small>
                </th>
                <td>
                  <MatchReasons reasons={reasons} />
                </td>
                <td>
                  <SendBasis bar={bar} basis={basis} sentBefore={sentBefore} />
                  {basis && (
                    <Link href={sendHref(listingId, contactId)} aria-label={t('sendName', { reference })}>
                      {t('send')}
                    </Link>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
