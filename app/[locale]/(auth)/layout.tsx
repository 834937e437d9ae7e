import { AuthFrame } from '@/components/auth/auth-frame';
import type { ReactNode } from 'react';

/** Rendered per request, for the CSP nonce; never cached. */
export const dynamic = 'force-dynamic';

export default function AuthLayout({ children }: { children: ReactNode }) {
  return <AuthFrame>{children}</AuthFrame>;
}
