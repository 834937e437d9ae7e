import { AuthFrame } from '@/components/auth/auth-frame';
import type { ReactNode } from 'react';

/** Rendered for the request: its scripts take a nonce, and nothing of it is kept. */
export const dynamic = 'force-dynamic';

export default function AuthLayout({ children }: { children: ReactNode }) {
  return <AuthFrame>{children}</AuthFrame>;
}
