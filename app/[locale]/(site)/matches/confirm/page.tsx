import { confirmMatches } from '@/app/[locale]/(site)/matches/actions';
import { EmailLink, emailLinkMetadata } from '@/components/layout/result-page/email-link';
import { BackToList } from '@/components/listings/alerts/back-to-list';
import { readLink, type LinkQuery } from '@/lib/text/mail-link';

type Props = { searchParams: Promise<LinkQuery> };

export const generateMetadata = () => emailLinkMetadata('matchesConfirm');

export default async function ConfirmMatchesPage({ searchParams }: Props) {
  return (
    <EmailLink
      subject="matchesConfirm"
      action={confirmMatches}
      {...readLink(await searchParams)}
      whenDone={<BackToList />}
      whenBad={<BackToList />}
    />
  );
}
