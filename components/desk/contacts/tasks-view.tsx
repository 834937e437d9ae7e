import { getTranslations } from 'next-intl/server';
import { EmptyPage } from '@/components/desk/empty-page/empty-page';
import { ListPages } from '@/components/desk/list-pages/list-pages';
import { ActionForm } from '@/components/ui/action-form';
import { Button, buttonClass } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Table } from '@/components/ui/table';
import type { ListPage, TaskView } from '@/lib/contacts/contact-views';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { formatDate } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './rows.module.scss';

type TasksViewProps = Readonly<{ tasks: ListPage<TaskView>; whose: 'mine' | 'all'; finish: RedirectingAction }>;

export async function TasksView({ tasks, whose, finish }: TasksViewProps) {
  const t = await getTranslations('deskPeople');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  return (
    <>
      <p className={styles.whose}>
        {whose === 'mine' ? (
          <Link href="/dashboard/agency/people?tab=tasks&whose=all">{t('tasks.all')}</Link>
        ) : (
          <Link href="/dashboard/agency/people?tab=tasks">{t('tasks.mine')}</Link>
        )}
      </p>
      {tasks.items.length === 0 ? (
        <EmptyPage drawing="diary" text={t('tasks.none')}>
          <Link
            href="/dashboard/agency/people?tab=everybody"
            className={buttonClass({ look: 'outline', isSmall: true })}
          >
            {t('tabs.everybody')}
          </Link>
        </EmptyPage>
      ) : (
        <Table
          caption={t('tabs.tasks')}
          className={styles.table}
          head={[t('heads.person'), t('heads.task'), t('heads.due'), t('heads.agent'), t('heads.done')]}
          rows={tasks.items.map(({ id, assignee, contactId, dueOn, isLate, contact, text }) => ({
            id,
            cells: [
              <Link key="person" href={`/dashboard/agency/people/${contactId}`}>
                {contact ?? t('noName')}
              </Link>,
              text,
              <span key="due" className={isLate ? styles.late : undefined}>
                {formatDate(dueOn, locale)}
                {isLate && ` · ${t('tasks.late')}`}
              </span>,
              assignee ?? '',
              <ActionForm key="done" action={finish} failed={common('lost')}>
                <HiddenFields values={{ id, locale, back: `/dashboard/agency/people?tab=tasks&whose=${whose}` }} />
                <Button type="submit" look="outline" isSmall>
                  {t('tasks.finish')} <span className="visuallyHidden">({text})</span>
                </Button>
              </ActionForm>,
            ],
          }))}
        />
      )}
      <ListPages path="/dashboard/agency/people" {...tasks} query={{ tab: 'tasks', whose }} />
    </>
  );
}
