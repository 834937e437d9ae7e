import type { ListingCardView } from '@/lib/listings/list/listing-card';
import type { Section } from './field-types';

export type FormPreview = Readonly<{
  card: ListingCardView;
  gaps: readonly Readonly<{ field: string; sentence: string; href: string }>[];
  /** `3 missing`; null when nothing is. */
  lacks: string | null;
  sectionLacks: Readonly<Partial<Record<Section, string>>>;
}>;
