import { getTranslations } from 'next-intl/server';
import { EmptyPage } from '@/components/desk/empty-page/empty-page';
import { ListPages } from '@/components/desk/list-pages/list-pages';
import { ActionForm } from '@/components/ui/action-form';
import { Button, buttonClass } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { StaffActor } from '@/lib/access/actor';
import type { EnquiryView, ListPage, StaffChoice } from '@/lib/contacts/contact-views';
import { enquiryPath, inboxFilters, type InboxQuery } from '@/lib/contacts/inbox-query';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { EnquiryAge } from './enquiry-age';
import { EnquiryStateLabel } from './enquiry-state-label';
import { InboxFilterForm } from './inbox-filters';
import styles from './inbox-list.module.scss';

type InboxListProps = Readonly<{
  actor: StaffActor;
  inbox: ListPage<EnquiryView>;
  query: InboxQuery;
  staff: readonly StaffChoice[];
  now: number;
  assign: RedirectingAction;
  back: string;
  chosen?: string | undefined;
}>;

export async function InboxList({ actor, assign, back, chosen, inbox, now, query, staff }: InboxListProps) {
  const t = await getTranslations('deskPeople');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  const filters = inboxFilters(query);
  const isFiltered = Object.keys(filters).length > 0;
  const canTake = ({ assignee, state }: EnquiryView) => !assignee && state !== 'closed' && state !== 'spam';
  return (
    <section aria-label={t('tabs.inbox')} className={styles.list}>
      <InboxFilterForm query={query} staff={staff} />
      {inbox.items.length === 0 && (
        <EmptyPage drawing={isFiltered ? 'search' : 'letter'} text={t(isFiltered ? 'noneFound' : 'nobodyWaits')}>
          {!isFiltered && (
            <Link href="/dashboard/agency/people/new" className={buttonClass({ look: 'outline', isSmall: true })}>
              {t('enter')}
            </Link>
          )}
        </EmptyPage>
      )}
      {inbox.items.length > 0 && (
        <ul>
          {inbox.items.map((enquiry) => {
            const { assignee, id, kind, listing, name, source, sourceName, text, times } = enquiry;
            return (
              <li key={id} className={styles.row} data-chosen={id === chosen || undefined}>
                <Link
                  href={enquiryPath(enquiry, query)}
                  className={styles.name}
                  aria-current={id === chosen ? 'true' : undefined}
                >
                  {name}
                </Link>
                <EnquiryAge enquiry={enquiry} now={now} />
                <p className={styles.about}>
                  {[t(`kinds.${kind}`), listing?.reference, sourceName ?? t(`sources.${source}`)]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                {(text || times) && <p className={styles.excerpt}>{text || times}</p>}
                <p className={styles.state}>
                  <EnquiryStateLabel enquiry={enquiry} />
                  {assignee && <span>{assignee.name}</span>}
                  {assignee?.deputy && <span>{t('standsIn', { deputy: assignee.deputy })}</span>}
                </p>
                {canTake(enquiry) && (
                  <div className={styles.take}>
                    <ActionForm action={assign} failed={common('lost')}>
                      <HiddenFields values={{ id, agent: actor.userId, locale, back }} />
                      <Button type="submit" look="outline" isSmall>
                        {t('take')} <span className="visuallyHidden">({name})</span>
                      </Button>
                    </ActionForm>
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <ListPages path="/dashboard/agency/people" {...inbox} query={filters} />
    </section>
  );
}
