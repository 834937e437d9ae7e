import { OTHER_REGION } from '@/lib/listings/fields/choice-ids';
import type { FeatureId, ListingDraft, RegionId } from '@/content/types/listing';
import { readDraft } from '@/lib/listings/fields/read-draft';
import type { TypedValues } from '@/lib/listings/fields/typed-values';
import { areaId, findArea } from '@/lib/listings/kyero/find-area';
import { readPoint } from '@/lib/listings/kyero/read-point';
import { MAX_IMAGES } from '@/lib/listings/images/image-set';
import { newFields } from '@/lib/listings/schema/new-fields';
import { cleanLine } from '@/lib/text/clean-field';
import { featureOf, isImportTarget, cellReaderOf, type ImportTarget } from './import-columns';
import { isOwnTarget, ownName } from './own-columns';
import { ownValue, problemOf } from './own-values';
import { readCell, type CellProblem, type CellRead } from './read-cell';

type RowNote = Readonly<{ target: ImportTarget; problem: CellProblem; given: string }>;

export type RowRefusal =
  'noReference' | 'noOperation' | 'noType' | 'noPlace' | 'twice' | 'published' | 'ofSource' | 'deleted';

export type ListingRow = Readonly<{
  reference: string;
  notes: readonly RowNote[];
  /** Cells of columns without a field, with the head, and cells beyond the last head. */
  left: readonly string[];
  said: Partial<ListingDraft>;
  images: readonly string[];
}> &
  Readonly<
    | { refusal: RowRefusal }
    | {
        refusal: null;
        fields: Partial<ListingDraft>;
      }
  >;

type Reads = Partial<Record<ImportTarget, CellRead>>;

const MAX_GIVEN = 60;

export function readListingRow(
  cells: readonly string[],
  mapping: readonly string[],
  head: readonly string[] = [],
): ListingRow {
  const reads: Reads = {};
  const notes: RowNote[] = [];
  const images = new Set<string>();
  const own: Record<string, string | readonly string[]> = {};
  const left: string[] = [];
  for (const [position, target] of mapping.entries()) {
    const given = cells[position] ?? '';
    if (isOwnTarget(target)) {
      const value = ownValue(target, given);
      if (value !== null) own[ownName(target)] = value;
      if (value !== null || given === '') continue;
    }
    if (!isImportTarget(target) || isOwnTarget(target)) {
      if (given !== '') left.push(`${head[position] ?? ''}: ${cleanLine(given).slice(0, MAX_GIVEN)}`);
      continue;
    }
    const read = readCell(cellReaderOf(target), given);
    reads[target] = read;
    if (target === 'photographs') for (const address of read.value ?? []) images.add(address);
    if (read.problem) notes.push({ target, problem: read.problem, given: cleanLine(given).slice(0, MAX_GIVEN) });
  }
  left.push(
    ...cells
      .slice(mapping.length)
      .filter(Boolean)
      .map((text) => cleanLine(text).slice(0, MAX_GIVEN)),
  );
  const word = (target: ImportTarget): string => {
    const value = reads[target]?.value ?? own[target];
    return typeof value === 'string' ? value : '';
  };
  const reference = word('reference');
  const { isWithoutPoint, values: read } = valuesOf(reads, word);
  const values: TypedValues = { ...read, ...own };
  if (isWithoutPoint) notes.push({ target: 'latitude', problem: 'degrees', given: '' });
  const { operation, type } = values as Pick<Partial<ListingDraft>, 'operation' | 'type'>;
  const { errors, fields } = readDraft(values);
  for (const [name, error] of Object.entries(errors)) {
    const given = own[name];
    if (given !== undefined) notes.push({ target: `own.${name}`, problem: problemOf(error), given: String(given) });
  }
  const said = defined({ ...fields, ...(own.area ? {} : placeOf(word)) });
  const row = { reference, notes, left, said, images: [...images].slice(0, MAX_IMAGES) };
  if (reference === '') return { ...row, refusal: 'noReference' };
  if (!operation) return { ...row, refusal: 'noOperation' };
  if (!type) return { ...row, refusal: 'noType' };
  if (said.area === undefined) return { ...row, refusal: 'noPlace' };
  return {
    ...row,
    refusal: null,
    fields: { ...newFields({ operation, type, area: said.area }), ...said, ...idOf(own.id) },
  };
}

const idOf = (id: unknown) => (typeof id === 'string' && /^[a-z\d][a-z\d-]{0,80}$/.test(id) ? { id } : {});

function valuesOf(reads: Reads, word: (target: ImportTarget) => string) {
  const values: Record<string, string | readonly string[]> = {};
  for (const [target, { value }] of Object.entries(reads) as [ImportTarget, CellRead][]) {
    if (value !== null && !NOT_INPUTS.has(target) && featureOf(target) === null) values[target] = value;
  }
  const operation =
    word('operation') ||
    (word('salePrice') && !word('rentPrice') ? 'sale' : '') ||
    (word('rentPrice') && !word('salePrice') ? 'rent' : '');
  if (operation) values.operation = operation;
  const price = word('price') || word(operation === 'rent' ? 'rentPrice' : 'salePrice');
  if (price) values.price = price;
  const features = featuresOf(reads);
  if (features) values.features = features;
  if (Object.keys(values).some((name) => name.startsWith('energy.'))) values['energy.status'] = 'rated';
  const day = word('availableFrom');
  if (day)
    Object.assign(
      values,
      day === 'now' ? { 'availableFrom.when': 'now' } : { 'availableFrom.when': 'day', 'availableFrom.day': day },
    );
  for (const language of ['es', 'en'] as const)
    Object.assign(values, paragraphsOf(language, word(`text.${language}.paragraphs`)));
  const point = readPoint(word('latitude'), word('longitude'));
  if (point.kind === 'point') {
    Object.assign(values, { latitude: String(point.point.latitude), longitude: String(point.point.longitude) });
  }
  return { values: values as TypedValues, isWithoutPoint: point.kind === 'unreadable' };
}

const NOT_INPUTS: ReadonlySet<ImportTarget> = new Set<ImportTarget>([
  'reference',
  'salePrice',
  'rentPrice',
  'latitude',
  'longitude',
  'features',
  'availableFrom',
  'municipality',
  'neighbourhood',
  'text.es.paragraphs',
  'text.en.paragraphs',
  'photographs',
]);

function featuresOf(reads: Reads): readonly string[] | null {
  const list = reads.features?.value;
  const features = new Set(Array.isArray(list) ? (list as readonly string[]) : []);
  let isSaid = Array.isArray(list);
  for (const [target, { value }] of Object.entries(reads) as [ImportTarget, CellRead][]) {
    const feature: FeatureId | null = target === 'hasLift' ? 'lift' : featureOf(target);
    if (feature === null || value === null) continue;
    isSaid = true;
    if (value === 'yes') features.add(feature);
    else features.delete(feature);
  }
  return isSaid ? [...features] : null;
}

function paragraphsOf(language: 'es' | 'en', text: string): TypedValues {
  if (text === '') return {};
  const [opening = '', ...others] = text.split(/\n\s*\n|\n/).filter((part) => part.trim() !== '');
  return {
    [`text.${language}.opening`]: opening,
    ...(others.length > 0 && { [`text.${language}.paragraphs`]: others.join('\n\n') }),
  };
}

function placeOf(word: (target: ImportTarget) => string): Partial<ListingDraft> {
  const [town, neighbourhood] = [word('municipality'), word('neighbourhood')];
  if (town === '' && neighbourhood === '') return {};
  const said = word('region');
  const region = said === '' || said === OTHER_REGION ? null : (said as RegionId);
  const near = { region, town: town || neighbourhood, place: neighbourhood || null };
  const area = findArea(near)?.id ?? areaId(near);
  const {
    municipality,
    neighbourhood: known,
    region: inRegion,
  } = newFields({ area, operation: 'sale', type: 'apartment' });
  return {
    area,
    ...(inRegion && { region: inRegion }),
    neighbourhood: neighbourhood || known,
    municipality: town || municipality,
    ...(said !== '' && { region }),
  } as Partial<ListingDraft>;
}

/** Names and days belong to the stored listing. */
const KEPT = new Set(['id', 'reference', 'published', 'updated']);

const defined = (fields: Readonly<Record<string, unknown>>): Partial<ListingDraft> =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== undefined && !KEPT.has(name)));
