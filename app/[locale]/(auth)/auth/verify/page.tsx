import { verifyAction } from '@/app/[locale]/(auth)/actions';
import { VerifyErrorView, VerifyView } from '@/components/auth/verify-view';
import { accountMetadata } from '@/lib/seo/account-metadata';
import { checkVerificationLink } from '@/lib/server/services/accounts/check-verification-link';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = () => accountMetadata('verifyPage', { hasSecret: true });

/** Does not consume the link; the form does. */
export default async function VerifyPage({ searchParams }: Props) {
  const { token } = await searchParams;
  const given = typeof token === 'string' ? token : '';
  const link = await checkVerificationLink(given);
  if (link.state !== 'valid') return <VerifyErrorView reason={link.state} />;
  return <VerifyView email={link.email} token={given} action={verifyAction} />;
}
