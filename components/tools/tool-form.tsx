import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import type { AppPath } from '@/lib/i18n/routes';
import { ProblemList, type Problem } from './problem-list';
import styles from './tool-form.module.scss';
import type { ReactNode } from 'react';

type ToolFormProps = {
  path: AppPath;
  label: string;
  submit: string;
  problems: readonly Problem[];
  children: ReactNode;
};

/** Frame of a calculator form. Uses GET, so that every result has a URL. */
export async function ToolForm({ path, label, submit, problems, children }: ToolFormProps) {
  const t = await getTranslations('toolForm');
  const action = `${localizedHref(await currentLocale(), path)}#result`;
  return (
    <form className={styles.form} action={action} aria-label={label} noValidate>
      {problems.length > 0 && <ProblemList title={t('problems', { count: problems.length })} problems={problems} />}
      {children}
      <div className={styles.send}>
        <Button type="submit" isWide>
          {submit}
        </Button>
        <p className="mini soft">{t('privacy')}</p>
      </div>
    </form>
  );
}
