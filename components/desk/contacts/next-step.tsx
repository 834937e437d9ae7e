import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { nextStepOf } from '@/lib/contacts/next-step';
import type { ContactView, EnquiryView } from '@/lib/contacts/contact-views';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { formatDate, formatDateTime } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './next-step.module.scss';

type NextStepProps = Readonly<{
  contact: ContactView;
  enquiry: EnquiryView | null;
  now: number;
  own: string;
  back: string;
  assign: RedirectingAction;
}>;

export async function NextStep({ assign, back, contact, enquiry, now, own }: NextStepProps) {
  const t = await getTranslations('deskPerson.next');
  const desk = await getTranslations('deskPeople');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  const step = nextStepOf(contact, enquiry, now);
  const words = () => {
    switch (step.kind) {
      case 'answer':
        return t('answer');
      case 'appointment':
        return t('appointment', { when: formatDateTime(step.startsAt, locale) });
      case 'task':
        return t('task', { text: step.text, due: formatDate(step.dueOn, locale) });
      case 'inProgress':
        return t('inProgress');
      case 'waiting':
        return t('waiting');
      case 'none':
        return t('none');
    }
  };
  const canTake = !step.agent && enquiry && enquiry.state !== 'closed' && enquiry.state !== 'spam';
  return (
    <div className={styles.next}>
      <p>
        <strong>{words()}</strong>
      </p>
      <p>
        {step.agent ? desk('assignedTo', { agent: step.agent }) : desk('assignedToNobody')}
        {enquiry?.assignee?.deputy && ` · ${desk('standsIn', { deputy: enquiry.assignee.deputy })}`}
      </p>
      {canTake && (
        <ActionForm action={assign} failed={common('lost')}>
          <HiddenFields values={{ id: enquiry.id, agent: own, locale, back }} />
          <Button type="submit" look="outline" isSmall>
            {desk('take')}
          </Button>
        </ActionForm>
      )}
    </div>
  );
}
