import type { IsoDate } from './common';
import type { AreaId } from './listing';

export type ArticleCategory = 'buying' | 'investment' | 'renovation' | 'design' | 'selling' | 'market';

/** What an article is in every language. */
export type ArticleEntry = Readonly<{
  /** The address on the site: `/blog/{id}`. */
  id: string;
  category: ArticleCategory;
  date: IsoDate;
  /** Name in the picture registry. */
  picture: string;
  /** Homes the article speaks of or suits. */
  areas: readonly AreaId[];
}>;

export type Source = Readonly<{ label: string; url?: string; asOf: IsoDate }>;

/** What an article says in one language. */
export type ArticleText = Readonly<{
  title: string;
  /** One sentence of 110 to 155 characters. */
  excerpt: string;
  /**
   * HTML: h2, h3, p, ul, ol, li, strong, em, a, blockquote, table (caption, thead, tbody, tr, th scope, td).
   * Links inside the site are written without language (`/contact`); the reader's is put before them.
   */
  fullContent: string;
  sources: readonly Source[];
}>;

export type GuideCategory = 'buying' | 'selling' | 'renting' | 'investment' | 'inspiration' | 'legal';

export type GuideEntry = Readonly<{
  /** The address on the site: `/guias/{id}`. */
  id: string;
  category: GuideCategory;
  /** `hub` is one of the six category pages, `guide` a named one within it. */
  kind: 'hub' | 'guide';
  picture: string;
  updated: IsoDate;
}>;

type GuideStep = Readonly<{
  title: string;
  /** HTML, as in articles. */
  body: string;
  checklist: readonly string[];
}>;

export type GuideTable = Readonly<{
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  note: string;
}>;

/** A bar of the timeline chart: whole weeks from the start. */
type TimelineBar = Readonly<{ label: string; fromWeek: number; toWeek: number }>;

export type GuideText = Readonly<{
  title: string;
  excerpt: string;
  /** HTML, two or three paragraphs. */
  intro: string;
  steps: readonly GuideStep[];
  tables: readonly GuideTable[];
  timeline: readonly TimelineBar[];
  sources: readonly Source[];
}>;

export type Faq = Readonly<{
  /** Anchor, the same in every language. */
  id: string;
  question: string;
  /** HTML: p, a, strong, ul, li. */
  answer: string;
}>;

/** What the person came for: how the page of voices groups them. */
export type TestimonialKind = 'sale' | 'abroad' | 'other';

export type Testimonial = Readonly<{
  kind: TestimonialKind;
  content: string;
  author: string;
  location: string;
  rating: 5;
}>;

export type TeamMember = Readonly<{ id: string; name: string; initials: string; role: string; bio: string }>;

export type LegalPage = Readonly<{ published: IsoDate; updated: IsoDate; body: string }>;
