import type { Messages } from 'next-intl';
import type { ListingDraft } from '@/content/types/listing';
import type { Locale } from '@/lib/i18n/locales';

/** Sections of the editor, in order; `elsewhere` has pages of its own, or belongs to nobody's hand. */
export const sections = ['basics', 'place', 'size', 'energy', 'law', 'costs', 'texts', 'media'] as const;

export type Section = (typeof sections)[number];

export type ListingField = keyof ListingDraft;

/** How a value is entered and read. */
export type Control =
  'line' | 'text' | 'money' | 'number' | 'whole' | 'degrees' | 'day' | 'choice' | 'place' | 'box' | 'boxes' | 'address';

export type Label = keyof Messages['deskFields']['labels'];
type Unit = keyof Messages['deskFields']['units'];
type Hint = keyof Messages['deskFields']['hints'];

/** Lists of choices, whose labels `field-options.ts` has. */
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
  | 'letter'
  | 'scale'
  | 'habitability'
  | 'occupancy'
  | 'protected'
  | 'asbestos'
  | 'use'
  | 'landlord'
  | 'rise'
  | 'agent';

/** One input of the form. */
export type FieldRow = Readonly<{
  /** Its name in the form: `energy.consumption.value`; within a table that of its column. */
  path: string;
  label: Label;
  control: Control;
  choices?: Choices;
  unit?: Unit;
  hint?: Hint;
  /** Of a text in two languages, which stand side by side. */
  language?: Locale;
  /** Shown once another input has one of these values. */
  when?: Readonly<{ path: string; is: readonly string[] }>;
  /** Characters. */
  max?: number;
}>;

/** One field of the schema with its inputs. */
export type FieldDefinition = Readonly<{
  section: Section | 'elsewhere';
  label: Label;
  rows: readonly FieldRow[];
  /** The inputs are columns of a table. */
  isTable?: boolean;
  appliesTo?: (draft: Partial<ListingDraft>) => boolean;
}>;

export type FieldPart = Readonly<Partial<Record<ListingField, FieldDefinition>>>;

/** A field of one input, called after the field. */
export const singleChoice = (
  section: FieldDefinition['section'],
  path: ListingField & Label,
  control: Control,
  more: Partial<Omit<FieldRow, 'path' | 'label' | 'control'>> & Pick<FieldDefinition, 'appliesTo'> = {},
): FieldDefinition => {
  const { appliesTo, ...row } = more;
  return { section, label: path, rows: [{ path, label: path, control, ...row }], ...(appliesTo && { appliesTo }) };
};

export const isSale = ({ operation }: Partial<ListingDraft>): boolean => operation !== 'rent';
export const isLetting = ({ operation }: Partial<ListingDraft>): boolean => operation !== 'sale';
export const isBuildingType = ({ type }: Partial<ListingDraft>): boolean => type !== 'land';
/** Houses and land lie on no floor of a building. */
export const hasFloor = ({ type }: Partial<ListingDraft>): boolean =>
  type !== 'house' && type !== 'villa' && type !== 'land';
