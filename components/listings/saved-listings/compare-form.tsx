import { getTranslations } from 'next-intl/server';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import { MAX_COMPARED } from '@/lib/listings/compare/comparison';
import { CompareButton } from './compare-button';
import styles from './saved-tools.module.scss';

export const COMPARE_FORM_ID = 'compare';

export async function CompareForm() {
  const t = await getTranslations('savedListings.compare');
  const numbers = Array.from({ length: MAX_COMPARED }, (_, index) => index + 1);
  return (
    <form id={COMPARE_FORM_ID} action={localizedHref(await currentLocale(), '/compare')} className={styles.compare}>
      <CompareButton
        formId={COMPARE_FORM_ID}
        words={[t('submit'), ...numbers.map((chosen) => t('chosen', { chosen, most: MAX_COMPARED }))]}
      />
    </form>
  );
}
