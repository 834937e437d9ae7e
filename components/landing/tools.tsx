import { getTranslations } from 'next-intl/server';
import type { LandingContent } from '@/lib/landing/landing-page';
import { MatchList } from './match-list';
import { MortgageChart } from './mortgage-chart';
import { PriceLevelsChart } from './price-levels-chart';
import styles from './tools.module.scss';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { classNames } from '@/lib/text/class-names';
import { Link } from '@/lib/i18n/link';
import type { ReactNode } from 'react';

type ToolCardProps = {
  tool: 'valuation' | 'mortgage' | 'recommendations';
  className?: string | undefined;
  children: ReactNode;
};

/** `/login` (specification, section 2), then the tool; signed-in clients skip the login. */
const hrefs = {
  valuation: '/login?returnTo=/herramientas/valoracion',
  mortgage: '/login?returnTo=/herramientas/calculadora-hipoteca',
  recommendations: '/login?returnTo=/dashboard',
} as const;

async function ToolCard({ tool, className, children }: ToolCardProps) {
  const t = await getTranslations(`landingPage.tools.${tool}`);
  return (
    <article className={classNames(styles.card, className)}>
      <div className={styles.text}>
        <h3>{t('title')}</h3>
        <p>{t('text')}</p>
      </div>
      <div className={styles.figure}>{children}</div>
      <Link href={hrefs[tool]} className={classNames(arrowLinkClass, styles.link)}>
        <ArrowLabel>{t('action')}</ArrowLabel>
      </Link>
    </article>
  );
}

export async function Tools({ levels, mortgage, matches }: LandingContent['tools']) {
  const t = await getTranslations('landingPage.tools');
  return (
    <section className="wrap section" aria-labelledby="tools-title">
      <div className={styles.head}>
        <h2 id="tools-title">{t('title')}</h2>
        <p className="soft">{t('text')}</p>
      </div>
      <div className={styles.grid}>
        <ToolCard tool="valuation" className={styles.tall}>
          {levels && <PriceLevelsChart levels={levels} />}
        </ToolCard>
        <ToolCard tool="mortgage" className={styles.side}>
          <MortgageChart mortgage={mortgage} />
        </ToolCard>
        <ToolCard tool="recommendations">{matches && <MatchList matches={matches} />}</ToolCard>
      </div>
    </section>
  );
}
