import { getTranslations } from 'next-intl/server';
import type { ListingMatchView } from '@/lib/contacts/match-views';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import { MatchReasons } from './match-reasons';
import { SendBasisLabel } from './send-basis-label';
import { sendHref } from './send-href';
import styles from './matching.module.scss';

type ContactMatchesViewProps = Readonly<{
  contactId: string;
  listings: readonly ListingMatchView[];
  total: number;
  heard: number;
}>;

export async function ContactMatchesView({ contactId, heard, listings, total }: ContactMatchesViewProps) {
  const t = await getTranslations('deskMatching.homes');
  const hasMore = total > listings.length;
  return (
    <>
      <p>
        {hasMore ? t('first', { count: listings.length, total }) : t('count', { total })}
        {'. '}
        {heard > 0 && t('heard', { count: heard })}
      </p>
      {listings.length === 0 ? (
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
            {listings.map(({ bar, basis, listingId, place, price, reasons, reference, sentBefore, title }) => (
              <tr key={listingId}>
                <th scope="row">
                  <Link href={deskPath('homes', listingId, 'people')}>{title}</Link>
                  <small>{[reference, place, price].join(' · ')}</small>
                </th>
                <td>
                  <MatchReasons reasons={reasons} />
                </td>
                <td>
                  <SendBasisLabel bar={bar} basis={basis} sentBefore={sentBefore} />
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
