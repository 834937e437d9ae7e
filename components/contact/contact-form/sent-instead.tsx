'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { SentPanel, type Confirmation, type SentMessage } from './sent-panel';

type SentInsteadProps = {
  id: string;
  confirmation: Confirmation;
  /** The form; `isAgain` after one was sent. */
  children: (form: { isAgain: boolean; onSent: (message: SentMessage) => void }) => ReactNode;
};

/** A form, and once it is sent the confirmation in its place, with the way to an empty form. */
export function SentInstead({ id, confirmation, children }: SentInsteadProps) {
  const [sent, setSent] = useState<SentMessage | null>(null);
  const [isAgain, setIsAgain] = useState(false);

  if (!sent) return children({ isAgain, onSent: setSent });
  const writeAgain = () => {
    setIsAgain(true);
    setSent(null);
  };
  return (
    <SentPanel
      id={id}
      confirmation={confirmation}
      sent={sent}
      again={
        <Button look="outline" onClick={writeAgain}>
          {confirmation.labels.again}
        </Button>
      }
    />
  );
}
