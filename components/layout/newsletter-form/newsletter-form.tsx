import type { NewsletterPlace } from '@/lib/forms/newsletter-form';
import { currentLocale } from '@/lib/i18n/locale';
import { NewsletterFields } from './newsletter-fields';
import { newsletterPrivacy, newsletterLabels } from './newsletter-labels';

export async function NewsletterForm({ place }: { place: NewsletterPlace }) {
  return (
    <NewsletterFields
      place={place}
      locale={await currentLocale()}
      labels={await newsletterLabels()}
      privacy={await newsletterPrivacy()}
    />
  );
}
