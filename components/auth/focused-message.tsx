'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { FormMessage } from '@/components/ui/form-message';

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
