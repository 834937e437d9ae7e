import { Button } from './button';
import type { ComponentProps } from 'react';

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'children'> & {
  isPending: boolean;
  labels: Readonly<{ submit: string; pending: string }>;
};

/** The parent form prevents double submission. */
export function SubmitButton({ isPending, labels, ...button }: SubmitButtonProps) {
  return (
    <Button {...button} type="submit" aria-disabled={isPending || button['aria-disabled'] || undefined}>
      {isPending ? labels.pending : labels.submit}
    </Button>
  );
}
