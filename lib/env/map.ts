import { z } from 'zod';

const ARCHIVE = /^[^?#]+\.pmtiles$/;

const isService = (value: string) =>
  ['{z}', '{x}', '{y}'].every((name) => value.includes(name)) &&
  URL.canParse(value) &&
  /^https?:$/.test(new URL(value).protocol);

export const mapVariables = {
  /** A .pmtiles file or raster tile service. Also read at build time. */
  MAP_TILES: z
    .string()
    .refine(
      (value) => (value.includes('://') ? isService(value) : ARCHIVE.test(value)),
      'must be a file such as ./data/map.pmtiles, or an address with {z}, {x} and {y}',
    )
    .optional(),
  MAP_ATTRIBUTION: z.string().max(200, 'must be 200 characters at most').optional(),
};

type Values = Readonly<{ MAP_TILES?: string | undefined; MAP_ATTRIBUTION?: string | undefined }>;

/** Tile services require attribution; Protomaps files are OpenStreetMap's. */
export function requireAttribution(values: Values, context: z.core.$RefinementCtx<unknown>): void {
  if (values.MAP_TILES?.includes('://') && !values.MAP_ATTRIBUTION) {
    context.addIssue({
      code: 'custom',
      path: ['MAP_ATTRIBUTION'],
      message: 'is needed together with an address in MAP_TILES: the words that its terms ask for',
    });
  }
}
