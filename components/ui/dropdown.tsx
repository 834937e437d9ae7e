'use client';

import { useEffect, useRef, type ReactNode } from 'react';

type DropdownProps = {
  label: ReactNode;
  ariaLabel?: string;
  children: ReactNode;
  className?: string | undefined;
  panelClassName?: string | undefined;
};

/** Native disclosure. With JavaScript, an outside click, Escape or navigation closes it. */
export function Dropdown({ label, ariaLabel, children, className, panelClassName }: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);

  useEffect(() => {
    const close = () => details.current?.removeAttribute('open');
    const handlePointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !details.current?.contains(event.target)) close();
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      close();
      summary.current?.focus();
    };
    const handleFollow = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) close();
    };
    const handleToggle = () => {
      if (details.current?.open) details.current.querySelector('input')?.focus();
    };
    const element = details.current;
    document.addEventListener('pointerdown', handlePointer);
    document.addEventListener('keydown', handleKey);
    element?.addEventListener('click', handleFollow);
    element?.addEventListener('toggle', handleToggle);
    return () => {
      document.removeEventListener('pointerdown', handlePointer);
      document.removeEventListener('keydown', handleKey);
      element?.removeEventListener('click', handleFollow);
      element?.removeEventListener('toggle', handleToggle);
    };
  }, []);

  return (
    <details ref={details} className={className} name="header-menu">
      <summary ref={summary} aria-label={ariaLabel}>
        {label}
      </summary>
      <div className={panelClassName}>{children}</div>
    </details>
  );
}
