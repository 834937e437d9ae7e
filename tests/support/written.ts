import { agency } from '@/content/agency';
import { guides } from '@/content/guides';
import { about as aboutEn } from '@/content/en/about';
import { consultation as consultationEn } from '@/content/en/consultation';
import { faqs as faqsEn } from '@/content/en/faqs';
import { guideTexts as guidesEn } from '@/content/en/guides/all';
import { salesService as salesEn } from '@/content/en/sales-service';
import { team as teamEn } from '@/content/en/team';
import { testimonials as voicesEn } from '@/content/en/testimonials';
import { about as aboutEs } from '@/content/es/about';
import { consultation as consultationEs } from '@/content/es/consultation';
import { faqs as faqsEs } from '@/content/es/faqs';
import { guideTexts as guidesEs } from '@/content/es/guides/all';
import { salesService as salesEs } from '@/content/es/sales-service';
import { team as teamEs } from '@/content/es/team';
import { testimonials as voicesEs } from '@/content/es/testimonials';
import { fillFigures } from '@/lib/writing/fill-figures';

export const written = {
  en: {
    about: aboutEn,
    consultation: consultationEn,
    faqs: fillFigures(faqsEn, 'en'),
    guides: fillFigures(guidesEn, 'en'),
    sales: salesEn,
    team: teamEn,
    voices: voicesEn,
  },
  es: {
    about: aboutEs,
    consultation: consultationEs,
    faqs: fillFigures(faqsEs, 'es'),
    guides: fillFigures(guidesEs, 'es'),
    sales: salesEs,
    team: teamEs,
    voices: voicesEs,
  },
} as const;

export { agency, guides };

export const legalPages = [
  'legal-notice',
  'privacy-policy',
  'terms-of-service',
  'cookie-policy',
  'accessibility',
] as const;

/** Inserts a no-break space between number and unit. */
export const shown = (text: string) => text.replace(/(\d)\s(?=[€%]|m²|km\b)/g, '$1\u00a0');
