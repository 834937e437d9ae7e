import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { Link } from '@/lib/i18n/link';
import { openToolIn } from '@/lib/i18n/open-tool';
import styles from './auth-form.module.scss';

/** The way to a tool that needs no account, for visitors whom a link to that tool brought here. */
export async function OpenTool({ returnTo }: { returnTo: string | null }) {
  const tool = returnTo === null ? null : openToolIn(returnTo);
  if (!tool) return null;
  const t = await getTranslations('loginPage.openTool');
  return (
    <p className={styles.openTool}>
      {t('text')}{' '}
      <Link href={tool} className={arrowLinkClass}>
        <ArrowLabel>{t('continue')}</ArrowLabel>
      </Link>
    </p>
  );
}
