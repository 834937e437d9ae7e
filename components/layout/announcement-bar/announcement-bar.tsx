import { getTranslations } from 'next-intl/server';
import { newsletterLabels, newsletterPrivacy } from '@/components/layout/newsletter-form/newsletter-labels';
import { currentLocale } from '@/lib/i18n/locale';
import { siteFacts } from '@/lib/site/site-facts';
import { AnnouncementPanel } from './announcement-panel';

export async function AnnouncementBar() {
  const { announcement } = siteFacts();
  if (announcement && !announcement.isShown) return null;
  const t = await getTranslations('newsletter.announcement');
  const locale = await currentLocale();
  return (
    <AnnouncementPanel
      title={announcement?.title[locale] ?? t('title')}
      text={announcement?.text[locale] ?? t('text')}
      open={t('open')}
      close={t('close')}
      locale={locale}
      labels={await newsletterLabels()}
      privacy={await newsletterPrivacy()}
    />
  );
}
