import type { Certificate } from '@/lib/listings/law/certificate-rules';
import type { PaperView, SaleListing } from './sale-view';
import type { DocumentFolder } from './sale-words';

const certificateOf: Partial<Record<DocumentFolder, Certificate>> = { energy: 'energy', occupancy: 'habitability' };

/** When the certificate of a folder ends, as the home has it; null for other papers, or while nobody has entered it. */
export function paperExpiry(
  folder: DocumentFolder,
  { certificates }: Pick<SaleListing, 'certificates'>,
  today: string,
): PaperView['expiry'] {
  const found = certificates.find(({ certificate }) => certificate === certificateOf[folder]);
  return found ? { on: found.expires, isOver: found.expires <= today } : null;
}
