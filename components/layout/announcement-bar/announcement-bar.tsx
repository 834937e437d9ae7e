import { getTranslations } from 'next-intl/server';
import { newsletterLabels, newsletterPrivacy } from '@/components/layout/newsletter-form/newsletter-labels';
import { currentLocale } from '@/lib/i18n/locale';
import { AnnouncementPanel } from './announcement-panel';

/** Specification, section 2. */
export async function AnnouncementBar() {
  const t = await getTranslations('newsletter.announcement');
  return (
    <AnnouncementPanel
      title={t('title')}
      text={t('text')}
      close={t('close')}
      locale={await currentLocale()}
      labels={await newsletterLabels()}
      privacy={await newsletterPrivacy()}
    />
  );
}
