import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { SelectField } from '@/components/ui/select-field';
import { closedReasons } from '@/lib/contacts/enquiry-state';
import type { EnquiryView, StaffChoice } from '@/lib/contacts/contact-views';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { formatDateTime } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { capitalised } from '@/lib/text/capitalised';
import { EnquiryStateLabel } from './enquiry-state-label';
import styles from './enquiry-card.module.scss';

type EnquiryPanelProps = Readonly<{
  enquiry: EnquiryView;
  staff: readonly StaffChoice[];
  now: number;
  back: string;
  actions: Readonly<{ state: RedirectingAction; assign: RedirectingAction }>;
}>;

export async function EnquiryCard({ enquiry, staff, now, back, actions }: EnquiryPanelProps) {
  const t = await getTranslations('deskPeople');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  const { assignee, createdAt, id, kind, listing, source, sourceName, state, subject, text, times } = enquiry;
  const to = (next: string, label: string) => (
    <ActionForm action={actions.state} failed={common('lost')}>
      <HiddenFields values={{ id, back, locale, state: next }} />
      <Button type="submit" look="outline" isSmall>
        {label}
      </Button>
    </ActionForm>
  );
  const isOpen = state !== 'closed' && state !== 'spam';
  return (
    <article className={styles.panel} id={`enquiry-${id}`}>
      <header>
        <h3>
          {t(`kinds.${kind}`)}
          {listing && (
            <>
              {': '}
              <Link href={`/properties/${listing.id}`}>
                {listing.title} ({listing.reference})
              </Link>
            </>
          )}
        </h3>
        <EnquiryStateLabel enquiry={enquiry} now={now} />
      </header>
      <p className={styles.meta}>
        {formatDateTime(createdAt, locale)} · {sourceName ?? t(`sources.${source}`)} ·{' '}
        {assignee ? t('assignedTo', { agent: assignee.name }) : t('assignedToNobody')}
        {assignee?.deputy && ` · ${t('standsIn', { deputy: assignee.deputy })}`}
      </p>
      {subject && <p className={styles.subject}>{subject}</p>}
      {text && <p className={styles.text}>{text}</p>}
      {times && <p className={styles.text}>{times}</p>}
      <div className={styles.actions}>
        {isOpen && state !== 'inProgress' && to('inProgress', t('toInProgress'))}
        {isOpen && state !== 'waiting' && to('waiting', t('toWaiting'))}
        {state === 'closed' && to('unanswered', t('reopen'))}
        {state === 'spam' ? to('notSpam', t('notSpam')) : to('spam', t('toSpam'))}
        {isOpen && (
          <ActionForm action={actions.state} failed={common('lost')}>
            <HiddenFields values={{ id, back, locale, state: 'closed' }} />
            <SelectField id={`reason-${id}`} name="reason" label={t('reason')} defaultValue="answered">
              {closedReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {capitalised(t(`reasons.${reason}`))}
                </option>
              ))}
            </SelectField>
            <Button type="submit" look="outline" isSmall>
              {t('close')}
            </Button>
          </ActionForm>
        )}
        {isOpen && (
          <ActionForm action={actions.assign} failed={common('lost')}>
            <HiddenFields values={{ id, back, locale }} />
            <SelectField
              id={`agent-${id}`}
              name="agent"
              label={t('passTo')}
              defaultValue={assignee?.id ?? staff[0]?.id}
            >
              {staff.map((member) => (
                <option key={member.id} value={member.id}>
                  {member.name}
                </option>
              ))}
            </SelectField>
            <Button type="submit" look="outline" isSmall>
              {t('pass')}
            </Button>
          </ActionForm>
        )}
      </div>
      {state === 'spam' && <p className={styles.meta}>{t('spamNote')}</p>}
    </article>
  );
}
