import { z } from 'zod';
import type { IsoDate } from '@/content/types/common';
import { regions } from '@/content/types/listing';
import { placeKinds, type Place } from '@/content/types/place';
import { TICKED } from '@/lib/forms/ticked';
import { slugify } from '@/lib/text/slugify';

const MAX_NAME = 80;
const MAX_ABOUT = 400;
const MAX_TEXT = 8_000;
const MAX_LINES = 4_000;
/** Spain with its islands, in degrees. */
const LATITUDES = [27, 44] as const;
const LONGITUDES = [-19, 5] as const;

const line = (max = MAX_NAME) => z.string().trim().max(max, 'tooLong').default('');
const lines = z
  .string()
  .max(MAX_LINES, 'tooLong')
  .default('')
  .transform((text) => [...new Set(text.split('\n').map((one) => one.trim()))].filter((one) => one !== ''))
  .refine((names) => names.every((name) => name.length <= MAX_NAME), 'tooLong');
const degrees = ([from, to]: readonly [number, number], code: string) =>
  z
    .string(code)
    .trim()
    .min(1, code)
    .transform((text) => Number(text.replace(',', '.')))
    .pipe(z.number(code).min(from, code).max(to, code));
const bothLanguages = (max: number) =>
  z
    .object({ es: line(max), en: line(max) })
    .default({ es: '', en: '' })
    .superRefine(({ en, es }, context) => {
      if ((en === '') === (es === '')) return;
      context.addIssue({ code: 'custom', message: 'bothLanguages', path: [en === '' ? 'en' : 'es'] });
    });

export const placeSchema = z.object({
  id: line(),
  name: z.string().trim().min(1, 'required').max(MAX_NAME, 'tooLong'),
  otherName: line(),
  kind: z.enum(placeKinds, 'required'),
  parent: line(),
  municipality: line(),
  region: z.enum(regions, 'required'),
  agent: line(),
  aliases: lines,
  nearby: lines,
  isStressed: z.literal(TICKED).optional().transform(Boolean),
  stressedUntil: z.union([z.literal(''), z.iso.date('invalidDate')], 'invalidDate').default(''),
  latitude: degrees(LATITUDES, 'latitude'),
  longitude: degrees(LONGITUDES, 'longitude'),
  about: bothLanguages(MAX_ABOUT),
  text: bothLanguages(MAX_TEXT),
});

export type PlaceInput = z.output<typeof placeSchema>;

/** `id` of an existing place; otherwise made from its name. */
export function placeOf(input: PlaceInput, id = input.id === '' ? slugify(input.name) : input.id): Place {
  const { about, agent, aliases, isStressed, kind, latitude, longitude, municipality, name, nearby } = input;
  const { otherName, parent, region, stressedUntil, text } = input;
  return {
    id,
    kind,
    parent: parent === '' ? null : parent,
    name,
    ...(otherName !== '' && { otherName }),
    aliases: otherName === '' || aliases.includes(otherName) ? aliases : [otherName, ...aliases],
    ...(nearby.length > 0 && { nearby }),
    ...(municipality !== '' && { municipality }),
    region,
    isStressed,
    ...(isStressed && stressedUntil !== '' && { stressedUntil: stressedUntil as IsoDate }),
    centre: { latitude, longitude },
    ...(agent !== '' && { agent }),
    ...(about.es !== '' && { about }),
    ...(text.es !== '' && { text: { es: paragraphs(text.es), en: paragraphs(text.en) } }),
  };
}

const paragraphs = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
