import { LegalView } from '@/components/legal/legal-view';
import { legalMetadata } from '@/lib/seo/legal-metadata';
import { siteUrl } from '@/lib/server/site-url';

export const generateMetadata = () => legalMetadata('cookie-policy');

export default function CookiePolicyPage() {
  return <LegalView id="cookie-policy" siteUrl={siteUrl} />;
}
