import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Sources } from '@/components/layout/sources';
import tool from '@/components/tools/tool-page.module.scss';
import { recordOf } from '@/lib/text/record-of';
import { budgetFields } from '@/lib/costs/budget/budget-input';
import { regions, residences } from '@/lib/costs/mortgage/mortgage-input';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import type { BudgetView } from '@/lib/mortgage/budget-page';
import type { BudgetAction } from '@/lib/mortgage/budget-state';
import type { Source } from '@/lib/writing/articles';
import styles from './budget-page.module.scss';
import { BudgetTool } from './budget-tool';

type BudgetPageProps = {
  example: BudgetView;
  action: BudgetAction;
  sources: readonly Source[];
  siteUrl: URL;
};

const PATH = '/herramientas/presupuesto';

export async function BudgetPage({ example, action, sources, siteUrl }: BudgetPageProps) {
  const [t, mortgage, tools] = await Promise.all([
    getTranslations('budgetPage'),
    getTranslations('mortgagePage'),
    getTranslations('toolForm'),
  ]);
  const locale = await currentLocale();
  return (
    <div className={tool.page}>
      <div className="wrap">
        <Breadcrumbs current={{ name: t('title'), href: PATH }} siteUrl={siteUrl} />
        <div className={tool.head}>
          <h1>{t('heading')}</h1>
          <p className="lead">{t('lead')}</p>
        </div>
      </div>
      <BudgetTool
        example={example}
        action={action}
        path={localizedHref(locale, PATH)}
        locale={locale}
        labels={{
          form: t('form.label'),
          buyer: t('form.groups.buyer'),
          place: t('form.groups.place'),
          fields: recordOf(budgetFields, (field) => mortgage(`form.fields.${field}`)),
          hints: {
            savings: t('form.hints.savings'),
            income: t('form.hints.income'),
            otherLoans: mortgage('form.hints.otherLoans'),
            age: mortgage('form.hints.age'),
          },
          years: mortgage('form.units.years'),
          month: mortgage('form.units.month'),
          regions: regions.map((value) => ({ value, label: mortgage(`form.options.${value}`) })),
          residences: residences.map((value) => ({ value, label: mortgage(`form.options.${value}`) })),
          submit: t('form.submit'),
          pending: t('form.pending'),
          privacy: t('form.privacy'),
          lost: t('form.lost'),
          more: tools('more'),
          own: mortgage('result.heading'),
          example: mortgage('result.example'),
          none: mortgage('result.none'),
          noneText: mortgage('result.noneText'),
          upTo: t('result.upTo'),
          nothing: t('result.nothing'),
          limitsHeading: t('result.limitsHeading'),
          binding: t('result.bindingLabel'),
          print: t('result.print'),
          changesHeading: t('result.changesHeading'),
          changesText: t('result.changesText'),
          change: t('result.change'),
          gain: t('result.gain'),
          billCaption: t('result.billCaption'),
          resale: t('result.resale'),
          calculator: mortgage('title'),
          listingsHeading: t('result.listingsHeading'),
        }}
      />
      <div className={`wrap ${styles.end}`}>
        <p className={styles.caution}>{t('result.caution')}</p>
        <Sources sources={sources} />
      </div>
    </div>
  );
}
