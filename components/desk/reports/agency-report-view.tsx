import { getTranslations } from 'next-intl/server';
import { EmptyPage } from '@/components/desk/empty-page/empty-page';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/i18n/link';
import type { EnquirySource } from '@/lib/contacts/enquiry-state';
import { portalOf, type Figures } from '@/lib/reports/sources';
import { formatDate } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { FiguresTable } from './figures-table';
import { WeeksChart } from './weeks-chart';
import styles from './figures.module.scss';

type FiguresViewProps = Readonly<{ figures: Figures; names: ReadonlyMap<string, string> }>;

export async function AgencyReportView({ figures, names }: FiguresViewProps) {
  const t = await getTranslations('deskFigures');
  const locale = await currentLocale();
  const { agents, before, now, sources, total } = figures;
  const days = ({ from, to }: Figures['now']) => ({ from: formatDate(from, locale), to: formatDate(to, locale) });
  return (
    <div className={styles.page}>
      <p className="soft">{t('lead')}</p>
      <div className={styles.line}>
        <p>
          {t('periods.now', days(now))}
          <small>{t('periods.before', days(before))}</small>
        </p>
        <a href={`/api/desk/figures.csv?locale=${locale}`} download>
          {t('download')}
        </a>
      </div>
      {sources.length === 0 && agents.length === 0 ? (
        <EmptyPage drawing="chart" text={t('empty')}>
          <Link href="/dashboard/agency/people/new" className={buttonClass({ look: 'outline', isSmall: true })}>
            {t('enter')}
          </Link>
        </EmptyPage>
      ) : (
        <>
          <WeeksChart figures={figures} />
          <FiguresTable
            id="by-source"
            title={t('bySource')}
            head={t('heads.source')}
            rows={sources.map((row) => ({
              ...row,
              name: portalOf(row.key) ?? t(`sources.${row.key as EnquirySource}`),
            }))}
            total={total}
          />
          <FiguresTable
            id="by-agent"
            title={t('byAgent')}
            head={t('heads.agent')}
            rows={agents.map((row) => ({
              ...row,
              name: row.key === '' ? t('nobody') : (names.get(row.key) ?? t('former')),
            }))}
            total={total}
          />
        </>
      )}
      <p className={styles.note}>{t('note')}</p>
    </div>
  );
}
