import 'server-only';
import { initialsOf } from '@/lib/text/initials';
import type { IsoDate } from '@/content/types/common';
import type { TestimonialKind } from '@/content/types/writing';
import type { Locale } from '@/lib/i18n/locales';
import { siteFacts } from './site-facts';

export type { TestimonialKind };

export type TestimonialView = Readonly<{
  kind: TestimonialKind;
  content: string;
  author: string;
  location: string;
  initials: string;
  rating: number;
  servedOn?: IsoDate;
  source?: Readonly<{ label: string; url?: string }>;
  isSample?: boolean;
}>;

export function listTestimonials(locale: Locale): readonly TestimonialView[] {
  return siteFacts().testimonials[locale].map((testimonial) => ({
    ...testimonial,
    initials: initialsOf(testimonial.author),
  }));
}
