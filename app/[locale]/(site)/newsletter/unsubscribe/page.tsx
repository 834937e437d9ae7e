import { leave } from '@/app/[locale]/(site)/newsletter/actions';
import { MailLink, mailLinkMetadata } from '@/components/layout/result-page/email-link';
import { readLink, type LinkQuery } from '@/lib/text/mail-link';

type Props = { searchParams: Promise<LinkQuery> };

export const generateMetadata = () => mailLinkMetadata('newsletter.leave');

export default async function LeavePage({ searchParams }: Props) {
  return <MailLink subject="newsletter.leave" action={leave} {...readLink(await searchParams)} />;
}
