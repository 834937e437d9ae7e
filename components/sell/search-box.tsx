import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { Button } from '@/components/ui/button';
import { InputField } from '@/components/ui/input-field';
import { SelectField } from '@/components/ui/select-field';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './search-box.module.scss';

const types = ['apartment', 'house', 'penthouse', 'duplex'] as const;

/** Works without scripts. The third button sends the same fields to the tool. */
export async function SearchBox() {
  const t = await getTranslations('sellPage.search');
  const locale = await currentLocale();
  return (
    <form
      action={localizedHref(locale, '/properties')}
      role="search"
      aria-labelledby="search-title"
      className={styles.box}
    >
      <div className={styles.head}>
        <h2 id="search-title">{t('title')}</h2>
        <p className="soft small">{t('text')}</p>
      </div>
      <InputField id="sell-location" name="location" label={t('location')} autoComplete="off" enterKeyHint="search" />
      <SelectField id="sell-type" name="type" label={t('type')} defaultValue="">
        <option value="">{t('any')}</option>
        {types.map((type) => (
          <option key={type} value={type}>
            {t(`types.${type}`)}
          </option>
        ))}
      </SelectField>
      <div className={styles.buttons}>
        <Button type="submit" look="outline">
          {t('submit')}
        </Button>
        <Button type="submit" name="advanced" value="1" look="outline">
          {t('advanced')}
        </Button>
        <button
          type="submit"
          formAction={localizedHref(locale, '/herramientas/valoracion')}
          className={`${arrowLinkClass} ${styles.value}`}
        >
          <ArrowLabel>{t('value')}</ArrowLabel>
        </button>
      </div>
    </form>
  );
}
