import { LegalView } from '@/components/legal/legal-view';
import { legalMetadata } from '@/lib/seo/legal-metadata';
import { siteUrl } from '@/lib/server/site-url';

export const generateMetadata = () => legalMetadata('terms-of-service');

export default function TermsOfServicePage() {
  return <LegalView id="terms-of-service" siteUrl={siteUrl} />;
}
