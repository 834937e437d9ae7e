import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { InputField } from '@/components/ui/input-field';
import { SelectField } from '@/components/ui/select-field';
import { DESK_CONTACT_LIMITS } from '@/lib/contacts/contact-forms';
import type { ContactView, StaffChoice } from '@/lib/contacts/contact-views';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { formatDate } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './contact.module.scss';

type ContactTasksProps = Readonly<{
  contact: ContactView;
  staff: readonly StaffChoice[];
  own: string;
  /** `YYYY-MM-DD` */
  today: string;
  actions: Readonly<{ add: RedirectingAction; finish: RedirectingAction }>;
}>;

export async function ContactTasks({ contact: { id, tasks }, staff, own, today, actions }: ContactTasksProps) {
  const t = await getTranslations('deskPerson.tasks');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  const back = `/dashboard/agency/people/${id}`;
  return (
    <section aria-labelledby="tasks" className={styles.box}>
      <h2 id="tasks">{t('title')}</h2>
      <ul className={styles.list}>
        {tasks.map((task) => (
          <li key={task.id}>
            <span>
              {task.text}
              <br />
              <small className={task.isLate ? styles.late : undefined}>
                {task.isDone ? t('done') : formatDate(task.dueOn, locale)}
                {task.assignee && ` · ${task.assignee}`}
              </small>
            </span>
            {!task.isDone && (
              <ActionForm action={actions.finish} failed={common('lost')}>
                <HiddenFields values={{ id: task.id, back, locale }} />
                <Button type="submit" look="outline" isSmall>
                  {t('finish')} <span className="visuallyHidden">({task.text})</span>
                </Button>
              </ActionForm>
            )}
          </li>
        ))}
      </ul>
      <details>
        <summary>{t('add')}</summary>
        <ActionForm action={actions.add} failed={common('lost')}>
          <HiddenFields values={{ contact: id, locale }} />
          <InputField id="task-text" name="text" label={t('text')} maxLength={DESK_CONTACT_LIMITS.task} required />
          <InputField id="task-due" name="dueOn" type="date" label={t('due')} defaultValue={today} required />
          <SelectField id="task-agent" name="agent" label={t('whose')} defaultValue={own}>
            {staff.map((member) => (
              <option key={member.id} value={member.id}>
                {member.name}
              </option>
            ))}
          </SelectField>
          <Button type="submit" look="outline" isSmall>
            {t('save')}
          </Button>
        </ActionForm>
      </details>
    </section>
  );
}
