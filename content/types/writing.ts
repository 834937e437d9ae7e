import type { IsoDate, Localized } from './common';
import type { AreaId } from './listing';

export type ArticleCategory = 'buying' | 'investment' | 'renovation' | 'design' | 'selling' | 'market';

/** The subjects of the blog's sidebar, each over articles and guides. */
export type Subject = 'property-market' | 'buying-tips' | 'area-guides' | 'financing' | 'design-decoration';

/** What articles and guides have beside their texts. */
type WritingEntry = Readonly<{
  /** Its author: an id of the team. */
  author: string;
  subjects: readonly Subject[];
  /** Its title for search engines, at most 60 characters; no two say the same. */
  searchTitle: Localized;
}>;

/** What an article is in every language. */
export type ArticleEntry = WritingEntry &
  Readonly<{
    /** The address on the site: `/blog/{id}`. */
    id: string;
    category: ArticleCategory;
    date: IsoDate;
    /** Day of the last change of what it says, where there was one. */
    updated?: IsoDate;
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

export type GuideEntry = WritingEntry &
  Readonly<{
    /** The address on the site: `/guias/{id}`. */
    id: string;
    category: GuideCategory;
    /** `hub` is one of the six category pages, `guide` a named one within it. */
    kind: 'hub' | 'guide';
    picture: string;
    published: IsoDate;
    /** Day on which its figures were last checked. */
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
