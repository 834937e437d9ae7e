import { getTranslations } from 'next-intl/server';
import { EmptyPage } from '@/components/desk/empty-page/empty-page';
import { ListPages } from '@/components/desk/list-pages/list-pages';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Table } from '@/components/ui/table';
import { agencyDay } from '@/lib/appointments/agency-day';
import type { ListPage } from '@/lib/contacts/contact-views';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { formatDate } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './rows.module.scss';

const PATH = '/dashboard/agency/people/informing';

type InformingViewProps = Readonly<{
  contacts: ListPage<
    Readonly<{ id: string; name: string | null; email: string | null; phone: string | null; informBy: Date | null }>
  > &
    Readonly<{ withEmail: number }>;
  actions: Readonly<{ send: RedirectingAction; note: RedirectingAction }>;
}>;

export async function InformingView({ actions, contacts }: InformingViewProps) {
  const t = await getTranslations('deskPeople.informing');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  const { items, total: count, withEmail, ...pages } = contacts;
  if (count === 0) return <EmptyPage drawing="letter" text={t('none')} />;
  const rows = items.map((contact) => ({
    ...contact,
    title: contact.name ?? contact.email ?? contact.phone ?? t('noName'),
  }));
  return (
    <>
      <p className={styles.lead}>{t('lead', { count })}</p>
      {withEmail > 0 && (
        <ActionForm action={actions.send} failed={common('lost')}>
          <HiddenFields values={{ locale }} />
          <Button type="submit">{t('send')}</Button>
        </ActionForm>
      )}
      <Table
        caption={t('title')}
        className={styles.table}
        head={[t('heads.person'), t('heads.reach'), t('heads.until'), t('heads.note')]}
        rows={rows.map(({ email, id, informBy, phone, title }) => ({
          id,
          cells: [
            <Link key="person" href={deskPath('people', id)}>
              {title}
            </Link>,
            email ?? phone ?? '',
            informBy ? formatDate(agencyDay(informBy), locale) : '',
            <ActionForm key="note" action={actions.note} failed={common('lost')}>
              <HiddenFields values={{ contact: id, locale }} />
              <Button type="submit" look="outline" isSmall>
                {t('informed')} <span className="visuallyHidden">({title})</span>
              </Button>
            </ActionForm>,
          ],
        }))}
      />
      <ListPages path={PATH} {...pages} total={count} query={{}} />
    </>
  );
}
