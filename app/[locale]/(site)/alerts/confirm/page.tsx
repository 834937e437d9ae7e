import { confirm } from '@/app/[locale]/(site)/alerts/actions';
import { MailLink, mailLinkMetadata } from '@/components/layout/answer-page/mail-link';
import { BackToList } from '@/components/properties/alerts/back-to-list';
import { readLink, type LinkQuery } from '@/lib/forms/mail-link';

type Props = { searchParams: Promise<LinkQuery> };

export const generateMetadata = () => mailLinkMetadata('alerts.confirm');

export default async function ConfirmAlertPage({ searchParams }: Props) {
  return (
    <MailLink
      subject="alerts.confirm"
      action={confirm}
      {...readLink(await searchParams)}
      whenDone={<BackToList />}
      whenBad={<BackToList />}
    />
  );
}
