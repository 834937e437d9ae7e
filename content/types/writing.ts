import type { IsoDate, Localized } from './common';

export type ArticleCategory = 'buying' | 'investment' | 'renovation' | 'design' | 'selling' | 'market';

export type Subject = 'property-market' | 'buying-tips' | 'area-guides' | 'financing' | 'design-decoration';

type WritingEntry = Readonly<{
  /** Team id. */
  author: string;
  subjects: readonly Subject[];
  /** At most 60 characters, unique. */
  searchTitle: Localized;
}>;

export type ArticleEntry = WritingEntry &
  Readonly<{
    id: string;
    category: ArticleCategory;
    date: IsoDate;
    updated?: IsoDate;
    image: string;
    areas: readonly string[];
  }>;

export type Source = Readonly<{ label: string; url?: string; asOf: IsoDate }>;

export type ArticleText = Readonly<{
  title: string;
  /** 110 to 155 characters. */
  excerpt: string;
  /**
   * HTML: h2, h3, p, ul, ol, li, strong, em, a, blockquote, table (caption, thead, tbody, tr, th scope, td). Internal
   * links without locale.
   */
  fullContent: string;
  sources: readonly Source[];
}>;

export type GuideCategory = 'buying' | 'selling' | 'renting' | 'investment' | 'inspiration' | 'legal';

export type GuideEntry = WritingEntry &
  Readonly<{
    /** `/guias/{id}`. */
    id: string;
    category: GuideCategory;
    kind: 'hub' | 'guide';
    image: string;
    published: IsoDate;
    /** Last check of figures. */
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

export type GlossaryEntry = Readonly<{ term: string; text: string }>;

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

export type GuideQuestions = Readonly<{
  title: string;
  lead: string;
  questions: readonly Readonly<{ question: string; why: string }>[];
}>;

export type Faq = Readonly<{
  /** Anchor in every locale. */
  id: string;
  question: string;
  /** HTML: p, a, strong, ul, li. */
  answer: string;
}>;

export type TestimonialKind = 'sale' | 'abroad' | 'other';

export type Testimonial = Readonly<{
  kind: TestimonialKind;
  content: string;
  author: string;
  location: string;
  rating: 5;
  /** Day of the service that the review is about. */
  servedOn?: IsoDate;
  source?: Readonly<{ label: string; url?: string }>;
  /** Invented: labelled as an example; `npm run doctor` and the server start warn on a public address. */
  isSample?: true;
}>;

export type TeamMember = Readonly<{
  id: string;
  name: string;
  initials: string;
  role: string;
  bio: string;
  /** Name of a stored photograph. */
  portrait?: string;
}>;

export type LegalPage = Readonly<{ published: IsoDate; updated: IsoDate; body: string }>;
