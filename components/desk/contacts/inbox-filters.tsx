import { getTranslations } from 'next-intl/server';
import { SelectField } from '@/components/ui/select-field';
import type { StaffChoice } from '@/lib/contacts/contact-views';
import { enquirySources, enquiryStates } from '@/lib/contacts/enquiry-state';
import { inboxFilters, type InboxQuery } from '@/lib/contacts/inbox-query';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import { FilterForm } from './filter-form';
import styles from './inbox-filters.module.scss';

type InboxFilterFormProps = Readonly<{ query: InboxQuery; staff: readonly StaffChoice[] }>;

export async function InboxFilterForm({ query, staff }: InboxFilterFormProps) {
  const t = await getTranslations('deskPeople');
  const locale = await currentLocale();
  const choice = (name: 'state' | 'agent' | 'source', options: readonly (readonly [string, string])[]) => (
    <SelectField id={name} name={name} label={t(`filters.${name}`)} defaultValue={query[name]}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
  return (
    <details className={styles.filters}>
      <summary>{t('filters.title', { count: Object.keys(inboxFilters(query)).length })}</summary>
      <FilterForm
        path={localizedHref(locale, '/dashboard/agency/people')}
        hidden={{}}
        search={query.search}
        labels={{ search: t('filters.search'), show: t('filters.show') }}
      >
        {choice('state', [
          ['open', t('filters.open')],
          ...enquiryStates.map((one) => [one, t(`states.${one}`)] as const),
        ])}
        {choice('agent', [
          ['', t('filters.everyAgent')],
          ['none', t('filters.noAgent')],
          ...staff.map(({ id, name }) => [id, name] as const),
        ])}
        {choice('source', [
          ['', t('filters.everySource')],
          ...enquirySources.map((one) => [one, t(`sources.${one}`)] as const),
        ])}
      </FilterForm>
    </details>
  );
}
