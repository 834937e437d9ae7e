import { Ellipsis } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Icon } from '@/components/ui/icon';
import { SelectField } from '@/components/ui/select-field';
import type { EnquiryView, StaffChoice } from '@/lib/contacts/contact-views';
import { closedReasons } from '@/lib/contacts/enquiry-state';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { currentLocale } from '@/lib/i18n/locale';
import { capitalised } from '@/lib/text/capitalised';
import styles from './enquiry-menu.module.scss';

type EnquiryMenuProps = Readonly<{
  enquiry: EnquiryView;
  staff: readonly StaffChoice[];
  back: string;
  actions: Readonly<{ state: RedirectingAction; assign: RedirectingAction }>;
}>;

export async function EnquiryMenu({ enquiry: { assignee, id, state }, staff, back, actions }: EnquiryMenuProps) {
  const t = await getTranslations('deskPeople');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  const to = (next: string, label: string) => (
    <ActionForm action={actions.state} failed={common('lost')}>
      <HiddenFields values={{ id, back, locale, state: next }} />
      <Button type="submit" look="outline" isSmall>
        {label}
      </Button>
    </ActionForm>
  );
  if (state === 'closed') return to('unanswered', t('reopen'));
  if (state === 'spam') return to('notSpam', t('notSpam'));
  return (
    <details className={styles.menu}>
      <summary>
        <Icon node={Ellipsis} />
        {t('menu')}
      </summary>
      <div className={styles.actions}>
        {state !== 'inProgress' && to('inProgress', t('toInProgress'))}
        {state !== 'waiting' && to('waiting', t('toWaiting'))}
        {to('spam', t('toSpam'))}
        <ActionForm action={actions.state} failed={common('lost')}>
          <HiddenFields values={{ id, back, locale, state: 'closed' }} />
          <SelectField id="close-reason" name="reason" label={t('reason')} defaultValue="answered">
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
        <ActionForm action={actions.assign} failed={common('lost')}>
          <HiddenFields values={{ id, back, locale }} />
          <SelectField id="pass-agent" name="agent" label={t('passTo')} defaultValue={assignee?.id ?? staff[0]?.id}>
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
      </div>
    </details>
  );
}
