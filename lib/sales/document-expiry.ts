import type { Certificate } from '@/lib/listings/law/certificate-rules';
import type { DocumentView, SaleListing } from './sale-view';
import type { DocumentFolder } from './sale-words';

const certificateOf: Partial<Record<DocumentFolder, Certificate>> = { energy: 'energy', occupancy: 'habitability' };

/** When the certificate of a folder ends, as the home has it; null for other papers, or while nobody has entered it. */
export function documentExpiry(
  folder: DocumentFolder,
  { certificates }: Pick<SaleListing, 'certificates'>,
  today: string,
): DocumentView['expiry'] {
  const found = certificates.find(({ certificate }) => certificate === certificateOf[folder]);
  return found ? { on: found.expires, isOver: found.expires <= today } : null;
}
