import { leave } from '@/app/[locale]/(site)/newsletter/actions';
import { EmailLink, emailLinkMetadata } from '@/components/layout/result-page/email-link';
import { readLink, type LinkQuery } from '@/lib/text/mail-link';

type Props = { searchParams: Promise<LinkQuery> };

export const generateMetadata = () => emailLinkMetadata('newsletter.leave');

export default async function LeavePage({ searchParams }: Props) {
  return <EmailLink subject="newsletter.leave" action={leave} {...readLink(await searchParams)} />;
}
