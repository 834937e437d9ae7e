import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { InputField } from '@/components/ui/input-field';
import { SelectField } from '@/components/ui/select-field';
import type { DiaryStaff } from '@/lib/diary/diary-views';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import { Options } from './form-choices';
import styles from './hours.module.scss';

type HoursChoiceProps = Readonly<{
  staff: readonly DiaryStaff[];
  chosen: string;
  listing: string;
}>;

export async function HoursChoice({ chosen, listing, staff }: HoursChoiceProps) {
  const t = await getTranslations('deskDiary');
  const locale = await currentLocale();
  const address = localizedHref(locale, '/dashboard/agency/diary/hours');
  return (
    <div className={styles.choice}>
      <form action={address}>
        <SelectField id="hours-staff" name="staff" label={t('hours.whose')} defaultValue={chosen || undefined}>
          <Options choices={staff.map(({ id, name }) => ({ value: id, label: name }))} />
        </SelectField>
        <Button type="submit" look="outline" isSmall>
          {t('show')}
        </Button>
      </form>
      <form action={address}>
        <InputField
          id="hours-home"
          name="home"
          label={t('hours.homeField')}
          defaultValue={listing}
          maxLength={120}
          required
        />
        <Button type="submit" look="outline" isSmall>
          {t('hours.open')}
        </Button>
      </form>
    </div>
  );
}
