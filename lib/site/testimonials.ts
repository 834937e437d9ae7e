import 'server-only';
import { testimonials as english } from '@/content/en/testimonials';
import { testimonials as spanish } from '@/content/es/testimonials';
import { initialsOf } from '@/lib/text/initials';
import type { TestimonialKind } from '@/content/types/writing';
import type { Locale } from '@/lib/i18n/locales';

export type { TestimonialKind };

export type TestimonialView = Readonly<{
  kind: TestimonialKind;
  content: string;
  author: string;
  location: string;
  initials: string;
  rating: number;
  /** Invented. */
  isSample?: boolean;
}>;

const testimonials = { en: english, es: spanish };

/** In page order. */
export function listTestimonials(locale: Locale): readonly TestimonialView[] {
  return testimonials[locale].map((testimonial) => ({ ...testimonial, initials: initialsOf(testimonial.author) }));
}
