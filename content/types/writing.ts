import type { IsoDate, Localized } from './common';

export type ArticleCategory = 'buying' | 'investment' | 'renovation' | 'design' | 'selling' | 'market';

/** Sidebar filters over articles and guides. */
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
    /** `/blog/{id}`. */
    id: string;
    category: ArticleCategory;
    date: IsoDate;
    /** Last change, if any. */
    updated?: IsoDate;
    /** Registry name. */
    image: string;
    /** Areas of matching listings. */
    areas: readonly string[];
  }>;

export type Source = Readonly<{ label: string; url?: string; asOf: IsoDate }>;

export type ArticleText = Readonly<{
  title: string;
  /** One sentence of 110 to 155 characters. */
  excerpt: string;
  /**
   * HTML: h2, h3, p, ul, ol, li, strong, em, a, blockquote, table (caption, thead, tbody, tr, th scope, td). Internal
   * links without locale (`/contact`).
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
    /** `hub`: category page; `guide`: within one. */
    kind: 'hub' | 'guide';
    image: string;
    published: IsoDate;
    /** Figures last checked. */
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

/** A term of the trade, as it is used in Spain. */
export type GlossaryEntry = Readonly<{ term: string; text: string }>;

/** Weeks from the start. */
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

/** A page of a printed guide: what to ask, and why. */
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

/** Groups of the testimonials page. */
export type TestimonialKind = 'sale' | 'abroad' | 'other';

export type Testimonial = Readonly<{
  kind: TestimonialKind;
  content: string;
  author: string;
  location: string;
  rating: 5;
  /** Where it was written. */
  source?: Readonly<{ label: string; url?: string }>;
  /** Invented: marked as an example; the start and `npm run doctor` say so on a public address. */
  isSample?: true;
}>;

export type TeamMember = Readonly<{
  id: string;
  name: string;
  initials: string;
  role: string;
  bio: string;
  /** Name of a photograph in the storage. */
  portrait?: string;
}>;

export type LegalPage = Readonly<{ published: IsoDate; updated: IsoDate; body: string }>;
