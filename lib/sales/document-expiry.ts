import type { Certificate } from '@/lib/listings/law/certificate-rules';
import type { DocumentView, SaleListing } from './sale-view';
import type { DocumentFolder } from './sale-words';

const certificateOf: Partial<Record<DocumentFolder, Certificate>> = { energy: 'energy', occupancy: 'habitability' };

/** Returns null for other documents or an unknown day. */
export function documentExpiry(
  folder: DocumentFolder,
  { certificates }: Pick<SaleListing, 'certificates'>,
  today: string,
): DocumentView['expiry'] {
  const found = certificates.find(({ certificate }) => certificate === certificateOf[folder]);
  return found ? { on: found.expires, isOver: found.expires <= today } : null;
}
