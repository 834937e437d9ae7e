import { LogoutView } from '@/components/auth/logout-view';
import { SIGN_OUT_PATH } from '@/lib/i18n/routes';
import { accountMetadata } from '@/lib/seo/account-metadata';

export const generateMetadata = () => accountMetadata('logoutPage');

export default function LogoutPage() {
  return <LogoutView action={SIGN_OUT_PATH} />;
}
