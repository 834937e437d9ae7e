import type { FeatureId, ListingDraft } from '@/content/types/listing';
import { OTHER_REGION } from './choice-ids';
import { hasFloor, isBuildingType, type ListingField } from './field-types';

type Tree = Readonly<Record<string, unknown>>;
type Finish = (value: unknown, draft: Partial<ListingDraft>) => unknown;

const treeOf = (value: unknown): Tree => (typeof value === 'object' && value !== null ? (value as Tree) : {});
const isEmpty = (value: unknown) => Object.keys(treeOf(value)).length === 0;
const ifAny = (value: unknown) => (isEmpty(value) ? undefined : value);
const ofBuildings: Finish = (value, draft) => value ?? (isBuildingType(draft) ? undefined : null);
const zeroOfLand: Finish = (value, draft) => value ?? (isBuildingType(draft) ? undefined : 0);
const orNone: Finish = (value) => value ?? null;
const ifTicked: Finish = (value) => value || undefined;

/** Null for "no", undefined without an answer. */
function answered(value: unknown): unknown {
  const { is, ...rest } = treeOf(value);
  if (is === undefined) return undefined;
  return is === 'no' || is === false ? null : rest;
}

function without(value: Tree): Tree {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined));
}

const finishes: Readonly<Partial<Record<ListingField, Finish>>> = {
  vat: orNone,
  region: (value) => (value === OTHER_REGION ? null : value),
  bedrooms: zeroOfLand,
  bathrooms: zeroOfLand,
  hasLift: (value, draft) => value ?? (isBuildingType(draft) ? undefined : false),
  orientation: orNone,
  builtArea: ofBuildings,
  usableArea: ofBuildings,
  year: ofBuildings,
  condition: ofBuildings,
  plotArea: (value, draft) => value ?? (isBuildingType(draft) ? null : undefined),
  floor: (value, draft) => value ?? (hasFloor(draft) ? undefined : null),
  showsExactPoint: ifTicked,
  hidesSoldPrice: ifTicked,
  agencyFee: (value) => {
    const { amount, paidBy } = treeOf(value);
    return paidBy === undefined ? undefined : without({ paidBy, amount: paidBy === 'client' ? amount : undefined });
  },
  availableFrom: (value) => {
    const { day, when } = treeOf(value);
    return when === 'now' ? when : day;
  },
  agreedPrice: (value) => (treeOf(value).amount === undefined ? undefined : value),
  likelyRent: ifAny,
  otherTexts: ifAny,
  registry: ifAny,
  energy: (value) => {
    const { case: exemptCase, status, reason, ...rating } = treeOf(value);
    if (status === 'exempt') return without({ status, case: exemptCase, reason: treeOf(reason) });
    return (
      status && { status, ...rating, consumption: treeOf(rating.consumption), emissions: treeOf(rating.emissions) }
    );
  },
  habitability: (value) => {
    const { case: notRequiredCase, expires, reason, status } = treeOf(value);
    if (status === 'valid') return without({ status, expires });
    if (!status || status === 'in-process') return status && { status };
    return without({ status, case: notRequiredCase, reason: treeOf(reason) });
  },
  protection: (value) => {
    const { heritage, housing } = treeOf(value);
    return ifAny(without({ housing: answered(housing), heritage: answered(heritage) }));
  },
  rental: (value, { operation }) => (operation === 'sale' ? null : rentalOf(treeOf(value))),
  rooms: (value) => (value as Tree[]).map((room) => ({ ...room, level: room.level ?? 0 })),
  text: (value) => ifAny(Object.fromEntries(Object.entries(treeOf(value)).map(([key, text]) => [key, textOf(text)]))),
};

/** Inputs that are shown for one answer only are left out with any other. */
function rentalOf({ registration, stressedArea, ...typed }: Tree): unknown {
  const { businessReason, isRoom, otherRents, seasonCause, seasonReason, ...others } = typed;
  const terms = without({
    ...others,
    ...(others.use === 'seasonal' && { seasonReason, seasonCause }),
    ...(others.use === 'business' && { businessReason }),
    ...(isRoom === true && { isRoom, otherRents }),
  });
  const stressed = answered(stressedArea);
  if (isEmpty(terms) && registration === undefined && stressed === undefined) return undefined;
  const { previousRent, riseIndex, ...figures } = treeOf(stressed);
  return without({
    ...terms,
    registration: registration ?? null,
    stressedArea:
      stressed &&
      without({ ...figures, ...(figures.rise === 'index' && { riseIndex }), previousRent: answered(previousRent) }),
    ...(stressed === null && { stressedArea: null }),
  });
}

/** Blank lines separate paragraphs. */
function textOf(value: unknown): Tree {
  const { paragraphs, ...text } = treeOf(value);
  return {
    ...text,
    paragraphs: typeof paragraphs === 'string' ? paragraphs.split(/\n\s*\n/).map((one) => one.trim()) : [],
  };
}

/** A listing with parking spaces has the feature `garage`. */
export const withGarage = (features: readonly FeatureId[], parkingSpaces = 0): readonly FeatureId[] =>
  parkingSpaces > 0 && !features.includes('garage') ? [...features, 'garage'] : features;

export const kindInputs = [
  'vat',
  'orientation',
  'builtArea',
  'usableArea',
  'plotArea',
  'bedrooms',
  'bathrooms',
  'floor',
  'hasLift',
  'year',
  'condition',
  'rental.use',
] as const;

export const finished = (field: ListingField, value: unknown, draft: Partial<ListingDraft>): unknown =>
  finishes[field] ? finishes[field](value, draft) : value;
