import { SIGN_PATH } from '@/lib/site/logo-path';

export function Logo({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path fill="currentColor" d={SIGN_PATH} />
    </svg>
  );
}
