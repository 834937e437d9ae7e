import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { ListPage, TaskView } from '@/lib/contacts/contact-views';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { formatDate } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { WaitingList } from './waiting-list';

type DueTasksProps = Readonly<{ tasks: ListPage<TaskView>; finish: RedirectingAction }>;

export async function DueTasks({ finish, tasks: { items, total } }: DueTasksProps) {
  const t = await getTranslations('deskToday');
  const tTasks = await getTranslations('deskPeople');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  return (
    <WaitingList
      id="today-tasks"
      heading="h3"
      title={t('tasks', { count: total })}
      rows={items.map(({ contact, contactId, dueOn, id, isLate, text }) => ({
        key: id,
        href: deskPath('people', contactId),
        title: text,
        text: [contact ?? tTasks('noName'), isLate && `${formatDate(dueOn, locale)}, ${tTasks('tasks.late')}`]
          .filter(Boolean)
          .join(' · '),
        action: (
          <ActionForm action={finish} failed={common('lost')}>
            <HiddenFields values={{ id, locale, back: '/dashboard/agency' }} />
            <Button type="submit" look="outline" isSmall>
              {tTasks('tasks.finish')} <span className="visuallyHidden">({text})</span>
            </Button>
          </ActionForm>
        ),
      }))}
      more={
        total > items.length
          ? { href: '/dashboard/agency/people?tab=tasks', label: t('showAll', { count: total }) }
          : null
      }
    />
  );
}
