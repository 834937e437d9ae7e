import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Sources } from '@/components/layout/sources';
import { CheckList } from '@/components/tools/check-list';
import { ResultLine } from '@/components/tools/result-line';
import tool from '@/components/tools/tool-page.module.scss';
import { PrintButton } from '@/components/ui/print-button';
import { Table } from '@/components/ui/table';
import type { MortgagePageView } from '@/lib/mortgage/mortgage-page';
import { Link } from '@/lib/i18n/link';
import { MortgageBill } from './mortgage-bill';
import { MortgageForm } from './mortgage-form';
import { MortgageSchedule } from './mortgage-schedule';
import styles from './mortgage-view.module.scss';

type MortgageViewProps = {
  view: MortgagePageView;
  csvHref: string;
  siteUrl: URL;
};

export async function MortgageView({ view, csvHref, siteUrl }: MortgageViewProps) {
  const t = await getTranslations('mortgagePage');
  const tools = await getTranslations('toolForm');
  const { result } = view;
  return (
    <div className={tool.page}>
      <div className="wrap">
        <Breadcrumbs current={{ name: t('title'), href: '/herramientas/calculadora-hipoteca' }} siteUrl={siteUrl} />
        <div className={tool.head}>
          <h1>{t('heading')}</h1>
          <p className="lead">{t('lead')}</p>
        </div>
        <div className={tool.tool}>
          <div className={tool.entry}>
            {result && (
              <ResultLine label={t(`result.${view.isRequested ? 'heading' : 'example'}`)} more={tools('more')}>
                {result.repayment ? `${result.repayment.monthly} ${t('result.perMonth')}` : t('result.withoutLoan')}
              </ResultLine>
            )}
            <MortgageForm values={view.values} errors={view.errors} />
          </div>
          <section className={tool.result} aria-labelledby="result-heading">
            {result ? (
              <>
                <h2 id="result-heading" className={tool.anchor}>
                  <span id="result" />
                  {view.isRequested ? t('result.heading') : t('result.example')}
                </h2>
                {result.repayment && (
                  <p className={styles.figure}>
                    <b className="numeric">{result.repayment.monthly}</b> {t('result.perMonth')}
                  </p>
                )}
                <p className={styles.summary}>{result.summary}</p>
                <CheckList
                  checks={result.checks}
                  states={{
                    good: tools('states.good'),
                    care: tools('states.care'),
                    bad: tools('states.bad'),
                    open: tools('states.open'),
                  }}
                />
                {result.repayment && result.repayment.stress.length > 0 && (
                  <div className={styles.stress}>
                    <h3 id="stress-heading">{t('result.stress.heading')}</h3>
                    <p className="small soft">{t('result.stress.text')}</p>
                    <Table
                      labelledBy="stress-heading"
                      head={[t('result.stress.rate'), t('result.stress.instalment'), t('result.stress.more')]}
                      rows={result.repayment.stress.map(({ id, rate, instalment, more }) => ({
                        id,
                        cells: [rate, instalment, `+${more}`],
                      }))}
                    />
                  </div>
                )}
                <div className={styles.actions}>
                  <PrintButton label={t('result.print')} />
                  <p className="mini soft">{t('result.share')}</p>
                  <Link href={`/herramientas/presupuesto?region=${view.values.region}&residence=${view.values.residence}`}>
                    {t('result.budget')}
                  </Link>
                </div>
              </>
            ) : (
              <>
                <h2 id="result-heading">{t('result.none')}</h2>
                <p className="soft">{t('result.noneText')}</p>
              </>
            )}
          </section>
        </div>
      </div>
      {result && (
        <>
          <MortgageBill result={result} />
          {result.repayment && <MortgageSchedule repayment={result.repayment} csvHref={csvHref} />}
          <div className={`wrap ${styles.end}`}>
            <p className={styles.caution}>{t('result.caution')}</p>
            <p>
              {t.rich('result.more', {
                faq: (words) => <Link href="/faq#buying-costs">{words}</Link>,
                guide: (words) => <Link href="/guias/comprar">{words}</Link>,
              })}
            </p>
            <Sources sources={result.sources} />
          </div>
        </>
      )}
    </div>
  );
}
