import { Button } from './button';
import type { ComponentProps } from 'react';

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'children'> & {
  isPending: boolean;
  labels: Readonly<{ submit: string; pending: string }>;
};

/** Sends a form, and says so for as long as the answer is awaited. Whoever holds the form keeps it from going twice. */
export function SubmitButton({ isPending, labels, ...button }: SubmitButtonProps) {
  return (
    <Button {...button} type="submit" aria-disabled={isPending || button['aria-disabled'] || undefined}>
      {isPending ? labels.pending : labels.submit}
    </Button>
  );
}
