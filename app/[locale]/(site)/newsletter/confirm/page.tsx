import { getTranslations } from 'next-intl/server';
import { confirm } from '@/app/[locale]/(site)/newsletter/actions';
import { EmailLink, emailLinkMetadata } from '@/components/layout/result-page/email-link';
import { buttonClass } from '@/components/ui/button';
import { readLink, type LinkQuery } from '@/lib/text/mail-link';
import { currentLocale } from '@/lib/i18n/locale';
import { buyingGuidePdf } from '@/lib/i18n/routes';

type Props = { searchParams: Promise<LinkQuery> };

export const generateMetadata = () => emailLinkMetadata('newsletter.confirm');

export default async function ConfirmPage({ searchParams }: Props) {
  const t = await getTranslations('newsletter.confirm');
  return (
    <EmailLink
      subject="newsletter.confirm"
      action={confirm}
      {...readLink(await searchParams)}
      whenDone={
        <a href={buyingGuidePdf[await currentLocale()]} className={buttonClass()}>
          {t('open')}
        </a>
      }
    />
  );
}
