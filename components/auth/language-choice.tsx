import { getTranslations } from 'next-intl/server';
import { LocaleLinks } from '@/components/layout/site-header/locale-links';
import { currentLocale } from '@/lib/i18n/locale';
import { locales } from '@/lib/i18n/locales';
import { LOCALE_COOKIE } from '@/lib/i18n/routing';
import styles from './language-choice.module.scss';

export async function LanguageChoice() {
  const t = await getTranslations();
  const options = locales.map((locale) => ({ locale, name: t(`header.languages.${locale}`) }));
  return (
    <nav aria-label={t('authFrame.language')} className={styles.choice}>
      <LocaleLinks current={await currentLocale()} options={options} cookie={LOCALE_COOKIE} />
    </nav>
  );
}
