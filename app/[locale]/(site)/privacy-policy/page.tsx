import { LegalView } from '@/components/legal/legal-view';
import { legalMetadata } from '@/lib/seo/legal-metadata';
import { siteUrl } from '@/lib/server/site-url';

export const generateMetadata = () => legalMetadata('privacy-policy');

export default function PrivacyPolicyPage() {
  return <LegalView id="privacy-policy" siteUrl={siteUrl} />;
}
