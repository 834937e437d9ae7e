import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { InputField } from '@/components/ui/input-field';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './places.module.scss';

export async function PlaceSearch({ search }: { search: string }) {
  const t = await getTranslations('deskPlaces');
  return (
    <form
      role="search"
      action={localizedHref(await currentLocale(), '/dashboard/agency/places')}
      className={styles.search}
    >
      <InputField id="place-search" name="q" type="search" label={t('search')} defaultValue={search} />
      <Button type="submit" look="outline" isSmall>
        {t('searchSubmit')}
      </Button>
    </form>
  );
}
