/** The agency's sign: a block of the Eixample seen from above, its corners cut. */
export function Sign({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path
        fill="currentColor"
        d="M9 1H23L31 9V23L28.2 25.8 22.2 19.8 22.5 19.5V12.5L19.5 9.5H12.5L9.5 12.5V19.5L12.5 22.5H19.5L19.8 22.2 25.8 28.2 23 31H9L1 23V9Z"
      />
    </svg>
  );
}
