import type { LandingContent } from '@/lib/landing/landing-page';
import { LandingContact } from './contact';
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
import type { ReactNode } from 'react';

export function LandingView({ content, form }: { content: LandingContent; form: ReactNode }) {
  return (
    <>
      <Hero {...content.hero} />
      <Statistics {...content.statistics} />
      <BuyAndSell {...content.ways} />
      <Services />
      <Tools {...content.tools} />
      <ValuationBanner {...content.valuationBanner} />
      <ValueTracking {...content.tracking} />
      <LatestArticles {...content.reading} />
      <Testimonials voices={content.voices} />
      <Questions {...content.questions} />
      <LandingContact form={form} />
    </>
  );
}
