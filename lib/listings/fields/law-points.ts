import type { Messages } from 'next-intl';
import type { ListingDraft } from '@/content/types/listing';
import { isAccommodation } from '@/lib/listings/law/advert-letting-rules';
import type { ListingProblem } from '@/lib/listings/schema/listing-problem';
import { findGazetteerPlace } from '@/lib/site/places';
import { isBuildingType, isLetting, isSale, type ListingField } from './field-types';

type LawPoint = Readonly<{
  id: keyof Messages['deskFields']['law'];
  fields: readonly ListingField[];
  law: string;
  href: string;
  appliesTo?: (draft: ListingDraft) => boolean;
}>;

const boe = (id: string) => `https://www.boe.es/buscar/act.php?id=${id}`;

/** A municipality without known status counts as stressed, as in `letting-rules.ts`. */
const isStressed = ({ area, region }: ListingDraft): boolean =>
  region === 'catalonia' && area !== undefined && (findGazetteerPlace(area)?.isStressed ?? true);

const lawPoints: readonly LawPoint[] = [
  {
    id: 'energy',
    fields: ['energy'],
    law: 'RD 390/2021, arts. 13, 17',
    href: boe('BOE-A-2021-9176'),
    appliesTo: isBuildingType,
  },
  { id: 'price', fields: ['price', 'agencyFee'], law: 'RD 515/1989, art. 6', href: boe('BOE-A-1989-11181') },
  {
    id: 'areas',
    fields: ['builtArea', 'usableArea', 'plotArea', 'year', 'condition'],
    law: 'RD 515/1989, art. 4',
    href: boe('BOE-A-1989-11181'),
  },
  {
    id: 'building',
    fields: ['text', 'occupancy', 'registry', 'protection'],
    law: 'Ley 12/2023, arts. 30, 31',
    href: boe('BOE-A-2023-12203'),
  },
  {
    id: 'habitability',
    fields: ['habitability'],
    law: 'Ley 18/2007, arts. 26, 132 · Ley 3/2004, art. 33',
    href: boe('BOE-A-2008-3657'),
    appliesTo: (draft) => isBuildingType(draft) && draft.region !== 'madrid',
  },
  {
    id: 'stressedArea',
    fields: ['rental'],
    law: 'Ley 18/2007, arts. 59, 61 · LAU, art. 17',
    href: boe('BOE-A-2008-3657'),
    appliesTo: (draft) => draft.operation === 'rent' && isStressed(draft),
  },
  {
    id: 'letting',
    fields: ['rental'],
    law: 'LAU, arts. 9, 20, 36',
    href: boe('BOE-A-1994-26003'),
    appliesTo: (draft) => draft.operation !== undefined && isLetting(draft),
  },
  {
    id: 'tourist',
    fields: ['rental'],
    law: 'DL 3/2023 · Decreto-ley 9/2024',
    href: 'https://portaljuridic.gencat.cat/eli/es-ct/dl/2023/11/07/3',
    appliesTo: ({ rental }) => rental?.use === 'tourist',
  },
  {
    id: 'largeHolder',
    fields: ['isLargeHolderSale'],
    law: 'DL 1/2015 · DL 2/2025',
    href: 'https://portaljuridic.gencat.cat/eli/es-ct/dl/2015/03/24/1',
    appliesTo: (draft) =>
      isSale(draft) && isAccommodation(draft) && isStressed(draft) && draft.isLargeHolderSale !== false,
  },
  {
    id: 'promoter',
    fields: ['promoter', 'vat'],
    law: 'RD 515/1989, arts. 4, 5',
    href: boe('BOE-A-1989-11181'),
    appliesTo: ({ isNewBuild }) => isNewBuild === true,
  },
  { id: 'exclusion', fields: ['text'], law: 'Ley 15/2022', href: boe('BOE-A-2022-11589') },
  {
    id: 'lessThanWhole',
    fields: ['text'],
    law: 'RD 515/1989, art. 3',
    href: boe('BOE-A-1989-11181'),
    appliesTo: ({ operation }) => operation === 'sale',
  },
];

export type LawState = Omit<LawPoint, 'appliesTo'> & Readonly<{ isDone: boolean }>;

export function lawStates(draft: ListingDraft, problems: readonly ListingProblem[]): readonly LawState[] {
  return lawPoints
    .filter(({ appliesTo }) => appliesTo?.(draft) ?? true)
    .map(({ fields, href, id, law }) => ({ fields, href, id, law, isDone: isDone(id, fields, draft, problems) }));
}

const isOfWords = (id: string | undefined): boolean => id === 'exclusion' || id === 'lessThanWhole';

function isDone(
  id: LawPoint['id'],
  fields: readonly ListingField[],
  draft: ListingDraft,
  problems: readonly ListingProblem[],
): boolean {
  if (isOfWords(id)) return !problems.some(({ rule }) => rule === id);
  if (id === 'largeHolder' || id === 'promoter') return fields.every((field) => (draft[field] ?? null) !== null);
  return !problems.some(
    // A flat let for business stays one to check when its reason is there.
    ({ field, rule }) =>
      !isOfWords(rule) && rule !== 'businessHome' && fields.some((own) => field === own || field.startsWith(`${own}.`)),
  );
}
