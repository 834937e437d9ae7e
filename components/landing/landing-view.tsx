import type { HomeContent } from '@/lib/landing/landing-page';
import { Contact } from './contact';
import { Hero } from './hero';
import { Questions } from './questions';
import { Reading } from './latest-articles';
import { Services } from './services';
import { Statistics } from './statistics';
import { Tools } from './tools';
import { ValuationCall } from './valuation-banner';
import { ValueTracking } from './value-tracking';
import { Voices } from './testimonials';
import { Ways } from './buy-and-sell';
import type { ReactNode } from 'react';

/**
 * The home page: the specification's nine sections in their order, the services between the third and the fourth, and
 * the place to write to us, which `/#contact` leads to.
 */
export function HomeView({ content, form }: { content: HomeContent; form: ReactNode }) {
  return (
    <>
      <Hero {...content.hero} />
      <Statistics {...content.statistics} />
      <Ways {...content.ways} />
      <Services />
      <Tools {...content.tools} />
      <ValuationCall {...content.call} />
      <ValueTracking {...content.tracking} />
      <Reading {...content.reading} />
      <Voices voices={content.voices} />
      <Questions {...content.questions} />
      <Contact form={form} />
    </>
  );
}
