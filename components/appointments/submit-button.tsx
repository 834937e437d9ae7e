'use client';

import { useFormStatus } from 'react-dom';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button';

type SubmitButtonProps = ButtonLook & { label: string; pendingLabel: string };

/** Disabled while pending. */
export function SubmitButton({ label, pendingLabel, ...look }: SubmitButtonProps) {
  const { pending } = useFormStatus();
  return (
    <Button {...look} type="submit" disabled={pending}>
      {pending ? pendingLabel : label}
    </Button>
  );
}
