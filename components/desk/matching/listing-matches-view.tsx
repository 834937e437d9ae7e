import { getTranslations } from 'next-intl/server';
import { Pagination } from '@/components/layout/pagination/pagination';
import { Button } from '@/components/ui/button';
import type { ContactMatchView, SentView } from '@/lib/contacts/match-views';
import type { ListPage } from '@/lib/contacts/contact-views';
import { deskPath } from '@/lib/i18n/desk-routes';
import { localizedHref } from '@/lib/i18n/href';
import { languageName } from '@/lib/i18n/language-name';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { MatchReasons } from './match-reasons';
import { SendBasisLabel } from './send-basis-label';
import styles from './matching.module.scss';
import { formatDate } from '@/lib/i18n/format';
import { agencyDay } from '@/lib/appointments/agency-day';

type ListingMatchesViewProps = Readonly<{
  listingId: string;
  contacts: ListPage<ContactMatchView>;
  open: number;
  heard: Readonly<{ count: number; latest: readonly SentView[] }>;
  isAllChosen: boolean;
}>;

export async function ListingMatchesView({ heard, isAllChosen, listingId, open, contacts }: ListingMatchesViewProps) {
  const t = await getTranslations('deskMatching.people');
  const locale = await currentLocale();
  const path = deskPath('homes', listingId, 'people');
  const { items, page, pageCount, total } = contacts;
  const canChoose = items.some(({ basis }) => basis);
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{t('lead')}</p>
      {total === 0 ? (
        <p className={styles.empty}>{t('none')}</p>
      ) : (
        // The key resets checkboxes after all contacts are selected or deselected.
        <form
          key={isAllChosen ? 'all' : 'some'}
          action={localizedHref(locale, deskPath('homes', listingId, 'people', 'send'))}
          method="get"
        >
          <div className={styles.line}>
            <p>{t('count', { total, open })}</p>
            {canChoose && <Link href={`${path}?all=1&page=${page}`}>{t('all')}</Link>}
          </div>
          <table className={styles.table}>
            <caption className="visuallyHidden">{t('caption')}</caption>
            <thead>
              <tr>
                {(['person', 'why', 'basis'] as const).map((head) => (
                  <th key={head} scope="col">
                    {t(`heads.${head}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {items.map(({ agent, bar, basis, contactId, locale: language, name, reasons, sentBefore }) => (
                <tr key={contactId}>
                  <th scope="row">
                    <span className={styles.choice}>
                      <input
                        type="checkbox"
                        name="to"
                        value={contactId}
                        aria-label={t('choose', { name })}
                        disabled={!basis}
                        defaultChecked={isAllChosen && basis !== null}
                      />
                      <span>
                        <Link href={deskPath('people', contactId)}>{name}</Link>
                        <small>
                          {[languageName(language, locale), agent && t('agent', { agent })].filter(Boolean).join(' · ')}
                        </small>
                      </span>
                    </span>
                  </th>
                  <td>
                    <MatchReasons reasons={reasons} />
                  </td>
                  <td>
                    <SendBasisLabel bar={bar} basis={basis} sentBefore={sentBefore} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {canChoose && (
            <Button type="submit" isSmall>
              {t('look')}
            </Button>
          )}
        </form>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(wanted) => (wanted > 1 ? (`${path}?page=${wanted}` as const) : path)}
      />
      {heard.count > 0 && <HeardList heard={heard} />}
    </div>
  );
}

type HeardListProps = Readonly<{ heard: Readonly<{ count: number; latest: readonly SentView[] }> }>;

/** Lists contacts already informed about a listing; they are not offered again. */
async function HeardList({ heard: { count, latest } }: HeardListProps) {
  const t = await getTranslations('deskMatching.people');
  const locale = await currentLocale();
  return (
    <details className={styles.heard}>
      <summary>{t('heard', { count })}</summary>
      <ul>
        {latest.map(({ at, by, contactId, name }) => {
          const date = formatDate(agencyDay(at), locale);
          return (
            <li key={contactId}>
              <Link href={deskPath('people', contactId)}>
                {by === null ? t('byAlert', { name, date }) : t('sentBy', { name, by, date })}
              </Link>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
