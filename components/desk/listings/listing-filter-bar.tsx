import { Search } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { FollowingForm } from './following-form';
import { Icon } from '@/components/ui/icon';
import { InputField } from '@/components/ui/input-field';
import { SelectField } from '@/components/ui/select-field';
import { localizedHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { listingStates } from '@/lib/listings/desk/desk-listing';
import type { DeskListingList } from '@/lib/listings/desk/desk-listing-list';
import type { DeskListingFilters as Filters } from '@/lib/listings/desk/desk-filters';
import { listTeam } from '@/lib/site/team';
import { deskListingsHref } from './listing-table';
import styles from './listing-filter-bar.module.scss';

type Option = Readonly<{ value: string; label: string }>;

type ListingFilterBarProps = Pick<DeskListingList, 'counts' | 'sources' | 'agents' | 'places'> &
  Readonly<{ filters: Filters }>;

export async function ListingFilterBar({ agents, counts, filters, places, sources }: ListingFilterBarProps) {
  const t = await getTranslations('deskHomes');
  const locale = await currentLocale();
  const team = listTeam(locale);
  const sourceName = (source: string) =>
    source.startsWith('feed:')
      ? t('feed', { name: source.slice('feed:'.length) })
      : t(source === 'desk' ? 'desk' : 'files');
  const choices: Readonly<Record<'source' | 'agent' | 'place' | 'complete', readonly Option[]>> = {
    place: places.map(({ id, name }) => ({ value: id, label: name })),
    agent: agents.map((id) => ({ value: id, label: team.find((member) => member.id === id)?.name ?? id })),
    source: sources.map((source) => ({ value: source, label: sourceName(source) })),
    complete: [
      { value: 'no', label: t('filters.lacking') },
      { value: 'yes', label: t('filters.whole') },
    ],
  };
  const order = `${filters.isReversed ? '-' : ''}${filters.sort}`;
  return (
    <>
      <nav aria-label={t('filters.states')}>
        <ul className={styles.states}>
          {(['', ...listingStates] as const).map((state) => (
            <li key={state}>
              <Link
                href={deskListingsHref({ ...filters, state, page: 1 })}
                aria-current={filters.state === state ? 'true' : undefined}
              >
                {state === '' ? t('filters.all') : t(`filters.state.${state}`)}{' '}
                <span className={styles.count}>{counts[state === '' ? 'all' : state]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <FollowingForm action={localizedHref(locale, '/dashboard/agency/homes')} role="search" className={styles.form}>
        {filters.state !== '' && <input type="hidden" name="state" value={filters.state} />}
        {order !== 'updated' && <input type="hidden" name="sort" value={order} />}
        <div className={styles.search}>
          <InputField
            id="home-search"
            name="q"
            type="search"
            label={t('filters.search')}
            defaultValue={filters.q}
            key={filters.q}
            maxLength={100}
            autoComplete="off"
          />
          <button type="submit" aria-label={t('filters.show')}>
            <Icon node={Search} />
          </button>
        </div>
        <div className={styles.more}>
          {(['place', 'agent', 'source', 'complete'] as const).map((name) => (
            <SelectField
              key={`${name}-${filters[name]}`}
              id={`home-${name}`}
              name={name}
              label={t(`filters.${name}`)}
              defaultValue={filters[name]}
            >
              <option value="">{t('filters.any')}</option>
              {choices[name].map(({ label, value }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      </FollowingForm>
    </>
  );
}
