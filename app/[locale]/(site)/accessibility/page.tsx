import { LegalView } from '@/components/legal/legal-view';
import { legalMetadata } from '@/lib/seo/legal-metadata';
import { siteUrl } from '@/lib/server/site-url';

export const generateMetadata = () => legalMetadata('accessibility');

export default function AccessibilityPage() {
  return <LegalView id="accessibility" siteUrl={siteUrl} />;
}
