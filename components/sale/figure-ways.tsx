import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { PrintButton } from '@/components/ui/print-button';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { currentLocale } from '@/lib/i18n/locale';
import { SampleButton } from './sample-button';
import figureStyles from './figures.module.scss';
import styles from './sale.module.scss';

type FigureWaysProps = Readonly<{
  action: RedirectingAction | null;
  isSent: boolean;
  listing: string;
}>;

export async function FigureWays({ action, isSent, listing }: FigureWaysProps) {
  const t = await getTranslations('sale.figures.email');
  const figures = await getTranslations('sale.figures');
  const common = await getTranslations('common');
  const label = t(isSent ? 'stop' : 'start');
  return (
    <section className={`${styles.section} ${figureStyles.screenOnly}`} aria-labelledby="email">
      <PrintButton label={figures('print')} />
      <h2 id="email">{t('title')}</h2>
      <p>{t(isSent ? 'on' : 'off')}</p>
      {action ? (
        <ActionForm action={action} failed={common('lost')}>
          <HiddenFields values={{ listing, isOn: isSent ? 'no' : 'yes', locale: await currentLocale() }} />
          <Button type="submit" look="outline" isSmall>
            {label}
          </Button>
        </ActionForm>
      ) : (
        <SampleButton label={label} text={t('sample')} />
      )}
    </section>
  );
}
