import type { ExampleSale, MatchExample, TrackedFlat } from './types/examples';

/** Invented; the end agrees with the district's level in `price-levels.ts`. */
export const trackedFlat: TrackedFlat = {
  area: 90,
  place: 'Eixample',
  course: [
    { date: '2019-03-01', value: 412_000 },
    { date: '2020-03-01', value: 414_000 },
    { date: '2020-09-01', value: 397_000 },
    { date: '2021-09-01', value: 413_000 },
    { date: '2022-09-01', value: 438_000 },
    { date: '2023-09-01', value: 447_000 },
    { date: '2024-09-01', value: 473_000 },
    { date: '2025-09-01', value: 506_000 },
    { date: '2026-09-01', value: 518_000 },
  ],
};

export const matchExample: MatchExample = { saved: 'penthouse-diagonal-mar' };

export const exampleSale: ExampleSale = {
  visits: [
    { day: 2, time: '17:30' },
    { day: 4, time: '10:00' },
    { day: 4, time: '18:30' },
    { day: 6, time: '11:00' },
  ],
  documents: [
    { document: 'deed', isReady: true },
    { document: 'registry-note', isReady: true },
    { document: 'energy-certificate', isReady: true },
    { document: 'habitability', isReady: true },
    { document: 'community-accounts', isReady: false },
  ],
  views: [184, 431, 352, 297, 241, 226, 189],
  enquiries: 23,
  visitsMade: 11,
  offers: 2,
};
