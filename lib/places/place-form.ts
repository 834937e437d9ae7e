import type { FormDefinition } from '@/lib/forms/define-form';

export const placeCodes = [
  'required',
  'tooLong',
  'slug',
  'reserved',
  'taken',
  'choice',
  'circle',
  'otherRegion',
  'latitude',
  'longitude',
  'invalidDate',
  'bothLanguages',
  'failed',
] as const;

export type PlaceCode = (typeof placeCodes)[number];

const fields = [
  'name',
  'otherName',
  'id',
  'kind',
  'parent',
  'municipality',
  'region',
  'agent',
  'aliases',
  'nearby',
  'isStressed',
  'stressedUntil',
  'latitude',
  'longitude',
  'about.es',
  'about.en',
  'text.es',
  'text.en',
] as const;

export const placeForm: FormDefinition<(typeof fields)[number], PlaceCode> = {
  codes: placeCodes,
  failure: 'failed',
  preserved: fields,
  at: { slug: 'id', reserved: 'id', taken: 'id', circle: 'parent', choice: 'parent', otherRegion: 'region' },
};
