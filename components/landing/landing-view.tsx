import type { LandingContent } from '@/lib/landing/landing-page';
import { Hero } from './hero';
import { Questions } from './questions';
import { LatestArticles } from './latest-articles';
import { Services } from './services';
import { Statistics } from './statistics';
import { Tools } from './tools';
import { ValuationBanner } from './valuation-banner';
import { ValueTracking } from './value-tracking';
import { Testimonials } from './testimonials';
import { BuyAndSell } from './buy-and-sell';
import type { ReactElement, ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import styles from './landing-view.module.scss';

type Parts = Readonly<{ form: ReactNode; latest: readonly ReactElement[] }>;

export function LandingView({ content, form, latest }: { content: LandingContent } & Parts) {
  return (
    <div className={styles.landing}>
      <Hero {...content.hero} />
      <Statistics {...content.statistics} />
      <BuyAndSell {...content.ways} latest={latest} />
      <Services />
      <Tools {...content.tools} />
      <ValuationBanner {...content.valuationBanner} />
      <ValueTracking {...content.tracking} />
      <LatestArticles {...content.reading} />
      <Testimonials voices={content.voices} />
      <Questions {...content.questions} />
      <LandingContact form={form} />
    </div>
  );
}

async function LandingContact({ form }: { form: ReactNode }) {
  const t = await getTranslations('landingPage.contact');
  return (
    <section id="contact" className="sand section" aria-labelledby="contact-title">
      <div className={`wrap ${styles.grid}`}>
        <div>
          <h2 id="contact-title">{t('title')}</h2>
          <p className="lead">{t('text')}</p>
        </div>
        <div className={styles.panel}>{form}</div>
      </div>
    </section>
  );
}
