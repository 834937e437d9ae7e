import { EmailLink, emailLinkMetadata } from '@/components/layout/result-page/email-link';
import { readLink, type LinkQuery } from '@/lib/text/mail-link';
import { stopFiguresAction } from './actions';

type Props = { searchParams: Promise<LinkQuery> };

export const generateMetadata = () => emailLinkMetadata('sale.figuresStop');

export default async function StopFiguresPage({ searchParams }: Props) {
  return <EmailLink subject="sale.figuresStop" action={stopFiguresAction} {...readLink(await searchParams)} />;
}
