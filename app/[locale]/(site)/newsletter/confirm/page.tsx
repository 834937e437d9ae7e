import { getTranslations } from 'next-intl/server';
import { confirmNewsletterAction } from '@/app/[locale]/(site)/newsletter/actions';
import { EmailLink, emailLinkMetadata } from '@/components/layout/result-page/email-link';
import { buttonClass } from '@/components/ui/button';
import { readLink, type LinkQuery } from '@/lib/text/mail-link';
import { currentLocale } from '@/lib/i18n/locale';
import { guidePdf } from '@/lib/i18n/routes';

type Props = { searchParams: Promise<LinkQuery> };

export const generateMetadata = () => emailLinkMetadata('newsletter.confirm');

export default async function ConfirmPage({ searchParams }: Props) {
  const t = await getTranslations('newsletter.confirm');
  const locale = await currentLocale();
  return (
    <EmailLink
      subject="newsletter.confirm"
      action={confirmNewsletterAction}
      {...readLink(await searchParams)}
      whenDone={
        <>
          <a href={guidePdf.buying[locale]} className={buttonClass()}>
            {t('open')}
          </a>
          <a href={guidePdf.selling[locale]} className={buttonClass({ look: 'outline' })}>
            {t('openSelling')}
          </a>
        </>
      }
    />
  );
}
