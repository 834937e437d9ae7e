import { getTranslations } from 'next-intl/server';
import type { LandingContent } from '@/lib/landing/landing-page';
import { MatchList } from './match-list';
import { MortgageChart } from './mortgage-chart';
import { PriceLevelsChart } from './price-levels-chart';
import { ToolCard } from './tool-card';
import styles from './tools.module.scss';

export async function Tools({ levels, mortgage, matches }: LandingContent['tools']) {
  const t = await getTranslations('landingPage.tools');
  return (
    <section className="wrap section" aria-labelledby="tools-title">
      <div className={styles.head}>
        <h2 id="tools-title">{t('title')}</h2>
        <p className="soft">{t('text')}</p>
      </div>
      <div className={styles.grid}>
        <ToolCard tool="valuation" isTall>
          <PriceLevelsChart levels={levels} />
        </ToolCard>
        <ToolCard tool="mortgage">
          <MortgageChart mortgage={mortgage} />
        </ToolCard>
        <ToolCard tool="recommendations">{matches && <MatchList matches={matches} />}</ToolCard>
      </div>
    </section>
  );
}
