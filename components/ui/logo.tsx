import { SIGN_PATH } from '@/lib/site/logo-path';

/** The agency's sign, in the colour of the text. */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path fill="currentColor" d={SIGN_PATH} />
    </svg>
  );
}
