import type { Operation } from '@/content/types/listing';
import { saleParts, type SalePart } from '@/lib/i18n/routes';
import { documentFolders, milestoneKinds, type DocumentFolder, type MilestoneKind } from './sale-words';

/** A letting has no offers and no deed. */
const ofSalesAlone: readonly (SalePart | MilestoneKind | DocumentFolder)[] = [
  'offers',
  'offerAccepted',
  'arras',
  'mortgage',
  'deed',
];

const partsFor =
  <Part extends SalePart | MilestoneKind | DocumentFolder>(all: readonly Part[]) =>
  (operation: Operation): readonly Part[] =>
    operation === 'sale' ? all : all.filter((part) => !ofSalesAlone.includes(part));

export const partsOf = partsFor(saleParts);
export const milestonesOf = partsFor(milestoneKinds);
export const foldersOf = partsFor(documentFolders);
