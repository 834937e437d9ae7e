import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { InputField } from '@/components/ui/input-field';
import { SelectField } from '@/components/ui/select-field';
import { activityActions, activitySubjects } from '@/lib/access/activity';
import { activitySearch, type ActivityQuery } from '@/lib/access/activity-query';
import { systemActor } from '@/lib/access/activity-values';
import { Link } from '@/lib/i18n/link';
import styles from './activity.module.scss';

type ActivityFiltersProps = Readonly<{ filters: ActivityQuery; names: readonly string[] }>;

/** A GET form, so that the result has an address. */
export async function ActivityFilters({ filters, names }: ActivityFiltersProps) {
  const t = await getTranslations('activityLog');
  const label = (name: string) => {
    if (!/^(command|job|feed:.+)$/.test(name)) return name;
    const system = systemActor(name);
    return t(`system.${system.key}`, { name: system.name });
  };
  return (
    <form method="get" role="search" aria-label={t('filters.label')} className={styles.filters}>
      <SelectField id="person" name="person" label={t('filters.person')} defaultValue={filters.person ?? ''}>
        <option value="">{t('filters.anyone')}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {label(name)}
          </option>
        ))}
      </SelectField>
      <SelectField id="kind" name="kind" label={t('filters.kind')} defaultValue={filters.kind ?? ''}>
        <option value="">{t('filters.anything')}</option>
        {activitySubjects.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </SelectField>
      <SelectField id="action" name="action" label={t('filters.action')} defaultValue={filters.action ?? ''}>
        <option value="">{t('filters.any')}</option>
        {activityActions.map((action) => (
          <option key={action} value={action}>
            {t(`names.${action}`)}
          </option>
        ))}
      </SelectField>
      <InputField id="from" name="from" type="date" label={t('filters.from')} defaultValue={filters.from} />
      <InputField id="to" name="to" type="date" label={t('filters.to')} defaultValue={filters.to} />
      <div className={styles.apply}>
        <Button type="submit" look="outline" isSmall>
          {t('filters.apply')}
        </Button>
        {activitySearch(filters).size > 0 && (
          <Link href="/dashboard/agency/activity" className={styles.inline}>
            {t('filters.clear')}
          </Link>
        )}
      </div>
    </form>
  );
}
