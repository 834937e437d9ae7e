import { load, YAMLException } from 'js-yaml';
import { z } from 'zod';
import { fieldProblem } from '@/lib/listings/schema/field-problem';
import { listingFields } from '@/lib/listings/schema/listing-fields';

const { en, es } = listingFields.shape.text.shape;

/** What a feed does not say about a listing. */
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
    /** The price of the feed is without the VAT of `vat`. */
    priceExcludesVat: z.boolean().optional(),
    text: z.strictObject({ en: en.partial().optional(), es: es.partial().optional() }).optional(),
  });

export type Supplement = z.infer<typeof supplement>;

const settingsSchema = z.strictObject({
  /** Complete listings are published at once. */
  trusted: z.boolean().default(false),
  /** Minutes between two imports of an address. */
  every: z.int().min(5).max(10_080).default(60),
  /** For every listing of the feed. */
  defaults: supplement.default({}),
  /** By reference. */
  listings: z.record(z.string(), supplement).default({}),
});

export type FeedSettings = z.infer<typeof settingsSchema>;

export const noSettings: FeedSettings = settingsSchema.parse({});

/**
 * The settings of a feed, from YAML.
 * @throws Error with one line per problem: file, line, field.
 */
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
  // The parser refuses an empty document.
  if (/^(?:\s*(?:#.*)?\n)*\s*(?:#.*)?$/.test(yaml)) return {};
  try {
    return load(yaml, { maxAliases: 1_000 });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    throw new Error(`${file}:${(error.mark?.line ?? 0) + 1}: ${error.reason}`, { cause: error });
  }
}

/** Line of a field: where the names of its path stand one below the other. */
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

/** Supplements of one listing over those of all. */
export function supplementOf({ defaults, listings }: FeedSettings, reference: string): Supplement {
  const own = listings[reference] ?? {};
  return {
    ...defaults,
    ...own,
    text: { en: { ...defaults.text?.en, ...own.text?.en }, es: { ...defaults.text?.es, ...own.text?.es } },
  };
}
