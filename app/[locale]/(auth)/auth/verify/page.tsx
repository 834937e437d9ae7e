import { verifyAction } from '@/app/[locale]/(auth)/actions';
import { VerifyView } from '@/components/auth/verify-view';
import { accountMetadata } from '@/lib/seo/account-metadata';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = () => accountMetadata('verifyPage', { hasSecret: true });

export default async function VerifyPage({ searchParams }: Props) {
  const { token } = await searchParams;
  return <VerifyView token={typeof token === 'string' ? token : ''} action={verifyAction} />;
}
