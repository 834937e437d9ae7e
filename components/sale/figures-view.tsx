import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { PrintButton } from '@/components/ui/print-button';
import { figureKinds, type HomeFigures } from '@/lib/figures/home-figures';
import type { LeadingAction } from '@/lib/forms/leading-form';
import { formatDate } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { PriceChanges } from './price-changes';
import { SampleButton } from './sample-button';
import { WeekChart } from './week-chart';
import figureStyles from './figures.module.scss';
import styles from './sale.module.scss';

type FiguresViewProps = Readonly<{
  listing: string;
  figures: HomeFigures;
  /** Turns the weekly email on and off; null in the example. */
  action: LeadingAction | null;
}>;

/** How the home is going, by week, against like homes. */
export async function FiguresView({ action, figures, listing }: FiguresViewProps) {
  const t = await getTranslations('sale.figures');
  const locale = await currentLocale();
  const { changes, days, since, weeks } = figures;
  const last = weeks.at(-1);
  return (
    <>
      <section className={styles.section} aria-labelledby="figures">
        <h2 id="figures">{t('title')}</h2>
        <p>
          {days === null ? t('notPublished') : t('days', { count: days })}{' '}
          {since === null ? t('notCounted') : t('since', { day: formatDate(since, locale) })}
        </p>
        {last && <p>{last.median ? t('compared', { count: last.like }) : t('notCompared')}</p>}
        {weeks.length > 0 && (
          <div className={figureStyles.charts}>
            {figureKinds.map((kind) => (
              <WeekChart key={kind} kind={kind} weeks={weeks} />
            ))}
          </div>
        )}
        <p className="mini soft">{t('counting')}</p>
        <PrintButton label={t('print')} />
      </section>
      {changes.length > 0 && <PriceChanges changes={changes} />}
      <WeeklyEmail action={action} isSent={figures.isSent} listing={listing} />
    </>
  );
}

type WeeklyEmailProps = Readonly<{ action: LeadingAction | null; isSent: boolean; listing: string }>;

async function WeeklyEmail({ action, isSent, listing }: WeeklyEmailProps) {
  const t = await getTranslations('sale.figures.email');
  const common = await getTranslations('common');
  const label = t(isSent ? 'stop' : 'start');
  return (
    <section className={`${styles.section} ${figureStyles.screenOnly}`} aria-labelledby="email">
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
