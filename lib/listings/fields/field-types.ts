import type { Messages } from 'next-intl';
import type { ListingDraft, OtherLanguage } from '@/content/types/listing';
import type { Locale } from '@/lib/i18n/locales';

/** In display order; `elsewhere`: on a separate page or not editable. */
export const sections = ['basics', 'place', 'size', 'energy', 'law', 'costs', 'texts', 'media'] as const;

export type Section = (typeof sections)[number];

export type ListingField = keyof ListingDraft;

export type Control =
  'line' | 'text' | 'money' | 'number' | 'whole' | 'degrees' | 'day' | 'choice' | 'place' | 'box' | 'boxes' | 'address';

export type Label = keyof Messages['deskFields']['labels'];
type Unit = keyof Messages['deskFields']['units'];
type Hint = keyof Messages['deskFields']['hints'];

export type Choices =
  | 'operation'
  | 'type'
  | 'status'
  | 'yesNo'
  | 'payer'
  | 'region'
  | 'availability'
  | 'condition'
  | 'orientation'
  | 'features'
  | 'room'
  | 'nearby'
  | 'by'
  | 'energyStatus'
  | 'exemptCase'
  | 'letter'
  | 'scale'
  | 'habitability'
  | 'notRequiredCase'
  | 'occupancy'
  | 'protected'
  | 'asbestos'
  | 'use'
  | 'seasonReason'
  | 'landlord'
  | 'rise'
  | 'agent';

export type FieldRow = Readonly<{
  path: string;
  label: Label;
  control: Control;
  choices?: Choices;
  unit?: Unit;
  hint?: Hint;
  language?: Locale | OtherLanguage;
  when?: Readonly<{ path: string; is: readonly string[] }>;
  max?: number;
}>;

export const listingParts = [
  'identity',
  'price',
  'place',
  'area',
  'rooms',
  'building',
  'energy',
  'habitability',
  'law',
  'protection',
  'costs',
  'letting',
  'media',
  'texts',
] as const;

export type ListingPart = (typeof listingParts)[number];

/** `isCopied`: a duplicate has the value too; false for what belongs to one property. */
type FieldGroup = Readonly<{ section: Section | 'elsewhere'; part: ListingPart; isCopied: boolean }>;

export type FieldDefinition = FieldGroup &
  Readonly<{
    label: Label;
    rows: readonly FieldRow[];
    isTable?: boolean;
    appliesTo?: (draft: Partial<ListingDraft>) => boolean;
  }>;

export type FieldPart = Readonly<Partial<Record<ListingField, FieldDefinition>>>;

export const singleInput = (
  group: FieldGroup,
  path: ListingField & Label,
  control: Control,
  more: Partial<Omit<FieldRow, 'path' | 'label' | 'control'>> & Pick<FieldDefinition, 'appliesTo'> = {},
): FieldDefinition => {
  const { appliesTo, ...row } = more;
  return { ...group, label: path, rows: [{ path, label: path, control, ...row }], ...(appliesTo && { appliesTo }) };
};

export const isSale = ({ operation }: Partial<ListingDraft>): boolean => operation !== 'rent';
export const isLetting = ({ operation }: Partial<ListingDraft>): boolean => operation !== 'sale';
export const isBuildingType = ({ type }: Partial<ListingDraft>): boolean => type !== 'land';
/** False for houses and land. */
export const hasFloor = ({ type }: Partial<ListingDraft>): boolean =>
  type !== 'house' && type !== 'villa' && type !== 'land';
