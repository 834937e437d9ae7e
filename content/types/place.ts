import type { Localized } from './common';
import type { RegionId } from './listing';

export const placeKinds = ['city', 'district', 'neighbourhood', 'coast', 'town'] as const;

/** A place of the gazetteer. Listings in a place count for those around it too. */
export type Place = Readonly<{
  /** Listings name their place by it. */
  id: string;
  kind: (typeof placeKinds)[number];
  /** Id of the place around it. */
  parent: string | null;
  /** Official. `?area=` takes it in lower case. */
  name: string;
  /** In the other language of the place; titles have both. */
  otherName?: string;
  /** Where the name has an article, or another preposition than "in" and "en". */
  inPlace?: Localized;
  /** What people type, in either language. */
  aliases: readonly string[];
  /** Names of places beside it that are none of the gazetteer: who asks for them sees it. */
  nearby?: readonly string[];
  /** In addresses; the id where there is none. */
  slug?: string;
  /** They lead to the slug. */
  oldSlugs?: readonly string[];
  /** Where it is part of a town, the town. */
  municipality?: string;
  region: RegionId;
  /** Rents are limited (Ley 12/2023 art. 18): Barcelona since 16 March 2024, for three years. */
  isStressed: boolean;
  /** Degrees. */
  centre: Readonly<{ latitude: number; longitude: number }>;
  /** Who of the team knows it; for a place without one, that of the place around it. */
  agent?: string;
  /** Id in `content/price-levels.ts`; a place without one has that of the place around it. */
  priceLevel?: string;
  isInFooter?: boolean;
  /** One or two sentences; places that have them are the areas of the filters. */
  about?: Localized;
  /** Paragraphs of its page, of a place that the desk added; those of others are in `content/{en,es}/places.ts`. */
  text?: Localized<readonly string[]>;
}>;
