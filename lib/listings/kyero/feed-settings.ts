import { load, YAMLException } from 'js-yaml';
import { z } from 'zod';
import type { FeedListing } from '@/content/types/feed-listing';
import { fieldProblem } from '@/lib/listings/schema/field-problem';
import { listingFields } from '@/lib/listings/schema/listing-fields';

const { en, es } = listingFields.shape.text.shape;

const supplement = listingFields
  .omit({
    id: true,
    reference: true,
    operation: true,
    type: true,
    price: true,
    status: true,
    published: true,
    updated: true,
    images: true,
    text: true,
  })
  .partial()
  .extend({
    priceExcludesVat: z.boolean().optional(),
    text: z.strictObject({ en: en.partial().optional(), es: es.partial().optional() }).optional(),
  });

export type Supplement = z.infer<typeof supplement>;

const newBuilds = supplement.pick({ vat: true, priceExcludesVat: true, promoter: true });

/** For new builds on sale, of which Kyero says neither VAT nor developer. */
export type NewBuildSettings = z.infer<typeof newBuilds>;

const settingsSchema = z.strictObject({
  trusted: z.boolean().default(false),
  every: z.int().min(5).max(10_080).default(60),
  defaults: supplement.default({}),
  newBuilds: newBuilds.default({}),
  listings: z.record(z.string(), supplement).default({}),
});

export type FeedSettings = z.infer<typeof settingsSchema>;

export const noSettings: FeedSettings = settingsSchema.parse({});

/** @throws Error with one line per problem: file, line, field. */
export function parseFeedSettings(yaml: string, file: string): FeedSettings {
  const result = settingsSchema.safeParse(loadYaml(yaml, file) ?? {}, { error: fieldProblem });
  if (result.success) return result.data;
  const lines = yaml.split('\n');
  const problems = result.error.issues.map((issue) => {
    const path = [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])].map(String);
    return `${file}:${lineOf(lines, path)}: ${issue.path.join('.')} ${issue.message}`;
  });
  throw new Error(problems.join('\n'));
}

function loadYaml(yaml: string, file: string): unknown {
  // The parser rejects an empty document.
  if (/^(?:\s*(?:#.*)?\n)*\s*(?:#.*)?$/.test(yaml)) return {};
  try {
    return load(yaml, { maxAliases: 1_000 });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    throw new Error(`${file}:${(error.mark?.line ?? 0) + 1}: ${error.reason}`, { cause: error });
  }
}

function lineOf(lines: readonly string[], path: readonly string[]): number {
  let found = 0;
  for (const name of path) {
    const next = lines.findIndex((line, index) => index >= found && isKey(line, name));
    if (next === -1) break;
    found = next;
  }
  return found + 1;
}

const isKey = (line: string, name: string) =>
  [`${name}:`, `'${name}':`, `"${name}":`].some((key) => line.includes(key));

export const supplementFor = ({ isNewBuild, operation, reference }: FeedListing, settings: FeedSettings): Supplement =>
  supplementOf(settings, reference, isNewBuild && operation === 'sale');

export function supplementOf(settings: FeedSettings, reference: string, isNewBuildSale = false): Supplement {
  const { defaults, listings } = settings;
  const own = listings[reference] ?? {};
  return {
    ...defaults,
    ...(isNewBuildSale && settings.newBuilds),
    ...own,
    text: { en: { ...defaults.text?.en, ...own.text?.en }, es: { ...defaults.text?.es, ...own.text?.es } },
  };
}
