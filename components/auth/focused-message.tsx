'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { FormMessage } from '@/components/ui/form-message';

/** What came of the form that led here; takes the focus, so that it is read out first. */
export function FocusedMessage({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true }), []);
  return (
    <div ref={box}>
      <FormMessage kind="success">
        <p>{children}</p>
      </FormMessage>
    </div>
  );
}
