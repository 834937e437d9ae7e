import { getTranslations } from 'next-intl/server';
import { EmptyPage } from '@/components/desk/empty-page/empty-page';
import { ListPages } from '@/components/desk/list-pages/list-pages';
import { buttonClass } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { Table } from '@/components/ui/table';
import type { ListPage, ContactListRow, StaffChoice } from '@/lib/contacts/contact-views';
import { formatAge } from '@/lib/i18n/format-age';
import { localizedHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { FilterForm } from './filter-form';
import { readablePhone } from '@/lib/phones/readable-phone';
import styles from './rows.module.scss';

type EverybodyViewProps = Readonly<{
  contacts: ListPage<ContactListRow>;
  filters: Readonly<{ agent: string; search: string }>;
  staff: readonly StaffChoice[];
  now: number;
}>;

export async function AllContactsView({ contacts, filters: { agent, search }, staff, now }: EverybodyViewProps) {
  const t = await getTranslations('deskPeople');
  const locale = await currentLocale();
  const isFiltered = search !== '' || agent !== '';
  return (
    <>
      <FilterForm
        path={localizedHref(locale, '/dashboard/agency/people')}
        hidden={{ tab: 'everybody' }}
        search={search}
        labels={{ search: t('filters.search'), show: t('filters.show') }}
      >
        <SelectField id="agent" name="agent" label={t('filters.agent')} defaultValue={agent}>
          <option value="">{t('filters.everyAgent')}</option>
          <option value="none">{t('filters.noAgent')}</option>
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </FilterForm>
      {contacts.items.length === 0 ? (
        <EmptyPage drawing={isFiltered ? 'search' : 'letter'} text={t(isFiltered ? 'noneFound' : 'nobodyYet')}>
          {!isFiltered && (
            <Link href="/dashboard/agency/people/new" className={buttonClass({ look: 'outline', isSmall: true })}>
              {t('enter')}
            </Link>
          )}
        </EmptyPage>
      ) : (
        <Table
          caption={t('tabs.everybody')}
          className={styles.table}
          head={[t('heads.person'), t('heads.contact'), t('heads.agent'), t('heads.last')]}
          rows={contacts.items.map(({ id, emails, name, phone, agent: own, lastContactAt }) => ({
            id,
            cells: [
              <Link key="person" href={`/dashboard/agency/people/${id}`}>
                {name ?? emails[0] ?? (phone === null ? t('noName') : readablePhone(phone))}
              </Link>,
              <span key="contact">
                {name !== null && emails[0]}
                {phone && (name !== null || emails[0]) && <small>{readablePhone(phone)}</small>}
              </span>,
              own ?? '',
              <time key="last" dateTime={lastContactAt}>
                {formatAge(Date.parse(lastContactAt), now, locale)}
              </time>,
            ],
          }))}
        />
      )}
      <ListPages path="/dashboard/agency/people" {...contacts} query={{ tab: 'everybody', agent, q: search }} />
    </>
  );
}
