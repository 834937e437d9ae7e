import type { GuideTable, Source } from './writing';

/** Exact lengths of the specification. */
type Four<T> = readonly [T, T, T, T];
type Five<T> = readonly [T, T, T, T, T];
type Six<T> = readonly [T, T, T, T, T, T];

type Titled = Readonly<{ title: string; text: string }>;

export type SalesService = Readonly<{
  title: string;
  lead: string;
  included: Titled;
  cards: Four<Titled & Readonly<{ id: 'valuation' | 'papers' | 'marketing' | 'closing'; items: Six<string> }>>;
  process: Titled;
  steps: Five<Titled & Readonly<{ when: string }>>;
  duration: Titled &
    Readonly<{
      bars: readonly Readonly<{ label: string; span: string; fromWeek: number; toWeek: number }>[];
      note: string;
    }>;
  invitation: Titled;
}>;

export type AboutService = Titled & Readonly<{ id: 'search' | 'management' | 'sales' | 'advice' | 'relocation' }>;

export type About = Readonly<{
  title: string;
  lead: string;
  story: Readonly<{ title: string; opening: string; paragraphs: readonly string[] }>;
  mission: Readonly<{ title: string; statement: string; text: string }>;
  years: Readonly<{ title: string; text: string; milestones: readonly Readonly<{ year: number; text: string }>[] }>;
  services: Readonly<{ title: string; lead: string; items: Five<AboutService> }>;
  values: Readonly<{ title: string; items: Four<Titled> }>;
  team: Readonly<{ title: string; lead: string }>;
  visit: Titled;
}>;

export type Consultation = Readonly<{
  title: string;
  lead: string;
  what: Titled;
  who: Titled;
  bring: Readonly<{ title: string; items: readonly string[] }>;
}>;

export type RelocationPart = Titled &
  Readonly<{ id: 'home' | 'nie' | 'papers' | 'bank' | 'school' | 'arrival'; items: Six<string> }>;

export type Relocation = Readonly<{
  title: string;
  lead: string;
  included: Titled;
  cards: Six<RelocationPart>;
  process: Titled;
  steps: Five<Titled & Readonly<{ when: string }>>;
  rules: Titled & Readonly<{ table: GuideTable; sources: readonly Source[] }>;
  limits: Titled;
  person: Titled & Readonly<{ member: string }>;
  invitation: Titled;
}>;
