import { LegalView } from '@/components/legal/legal-view';
import { legalMetadata } from '@/lib/seo/legal-metadata';
import { siteUrl } from '@/lib/server/site-url';

export const generateMetadata = () => legalMetadata('legal-notice');

export default function LegalNoticePage() {
  return <LegalView id="legal-notice" siteUrl={siteUrl} />;
}
