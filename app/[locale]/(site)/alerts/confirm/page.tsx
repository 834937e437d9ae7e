import { confirmAlertAction } from '@/app/[locale]/(site)/alerts/actions';
import { EmailLink, emailLinkMetadata } from '@/components/layout/result-page/email-link';
import { BackToList } from '@/components/listings/alerts/back-to-list';
import { readLink, type LinkQuery } from '@/lib/text/mail-link';

type Props = { searchParams: Promise<LinkQuery> };

export const generateMetadata = () => emailLinkMetadata('alerts.confirm');

export default async function ConfirmAlertPage({ searchParams }: Props) {
  return (
    <EmailLink
      subject="alerts.confirm"
      action={confirmAlertAction}
      {...readLink(await searchParams)}
      whenDone={<BackToList />}
      whenBad={<BackToList />}
    />
  );
}
