import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { listingFields } from '@/lib/listings/listing-fields';

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
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, uniqueKeys: true });
  const [broken] = document.errors;
  if (broken) throw new Error(`${file}:${lines.linePos(broken.pos[0]).line}: ${broken.message.split('\n')[0]}`);
  const result = settingsSchema.safeParse(document.toJS({ maxAliasCount: 100 }) ?? {});
  if (result.success) return result.data;
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true) as { range?: readonly number[] } | undefined;
      if (node?.range) return lines.linePos(node.range[0] ?? 0).line;
    }
    return 1;
  };
  throw new Error(
    result.error.issues.map(({ path, message }) => `${file}:${lineOf(path)}: ${path.join('.')} ${message}`).join('\n'),
  );
}

/** Supplements of one listing over those of all. */
export function supplementOf({ defaults, listings }: FeedSettings, reference: string): Supplement {
  const own = listings[reference] ?? {};
  return {
    ...defaults,
    ...own,
    text: { en: { ...defaults.text?.en, ...own.text?.en }, es: { ...defaults.text?.es, ...own.text?.es } },
  };
}
