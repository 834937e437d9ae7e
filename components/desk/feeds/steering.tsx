import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button, buttonClass } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './feeds.module.scss';

type SteeringProps = Readonly<{
  name: string;
  isPaused: boolean;
  isRunning: boolean;
  runAction: RedirectingAction;
  pauseAction: RedirectingAction;
  resumeAction: RedirectingAction;
}>;

export async function Steering(props: SteeringProps) {
  const { name, isPaused, isRunning, runAction, pauseAction, resumeAction } = props;
  const t = await getTranslations('deskFeeds');
  const locale = await currentLocale();
  const button = (action: RedirectingAction, label: string) => (
    <ActionForm action={action} failed={t('failed')}>
      <HiddenFields values={{ locale, name }} />
      <Button type="submit" look="outline" isSmall>
        {label}
      </Button>
    </ActionForm>
  );
  return (
    <div className={styles.actions}>
      {isPaused ? (
        button(resumeAction, t('actions.resume'))
      ) : (
        <>
          {isRunning ? (
            <Link href={deskPath('feeds', name)} className={buttonClass({ look: 'outline', isSmall: true })}>
              {t('actions.refresh')}
            </Link>
          ) : (
            button(runAction, t('actions.run'))
          )}
          {button(pauseAction, t('actions.pause'))}
        </>
      )}
    </div>
  );
}
