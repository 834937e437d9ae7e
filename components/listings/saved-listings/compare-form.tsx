import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import { MAX_COMPARED } from '@/lib/listings/compare/comparison';
import styles from './saved-tools.module.scss';

export const COMPARE_FORM_ID = 'compare';

export async function CompareForm() {
  const t = await getTranslations('savedListings.compare');
  return (
    <form id={COMPARE_FORM_ID} action={localizedHref(await currentLocale(), '/compare')} className={styles.compare}>
      <p className="soft">{t('text', { count: MAX_COMPARED })}</p>
      <button className={buttonClass({ look: 'outline', isSmall: true })}>{t('submit')}</button>
    </form>
  );
}
