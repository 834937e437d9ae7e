import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import { openToolIn } from '@/lib/i18n/open-tool';
import styles from './auth-form.module.scss';

/**
 * The way to a tool that needs no account, for visitors whom a link to that tool brought here. A document of its own: the
 * tool has another content security policy.
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
