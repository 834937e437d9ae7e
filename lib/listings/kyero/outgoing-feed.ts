import type { IdealistaGap } from '@/lib/listings/idealista/write-feed';

export type OutgoingGap = 'province' | IdealistaGap;

export type OutgoingFeed = Readonly<{
  format: 'kyero' | 'idealista';
  path: string;
  listings: number;
  leftOut: readonly Readonly<{ id: string; reference: string; gaps: readonly OutgoingGap[] }>[];
}>;
