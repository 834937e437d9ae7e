import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import { openToolIn } from '@/lib/i18n/open-tool';
import styles from './auth-form.module.scss';

/**
 * Link to a tool without account, for visitors sent here by a link to it. Opens a new document: its content security
 * policy differs.
 */
export async function OpenTool({ returnTo }: { returnTo: string | null }) {
  const tool = returnTo === null ? null : openToolIn(returnTo);
  if (!tool) return null;
  const t = await getTranslations('loginPage.openTool');
  return (
    <p className={styles.openTool}>
      {t('text')}{' '}
      <a href={localizedHref(await currentLocale(), tool)} className={arrowLinkClass}>
        <ArrowLabel>{t('continue')}</ArrowLabel>
      </a>
    </p>
  );
}
