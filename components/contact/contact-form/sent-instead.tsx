'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import type { Confirmation, SentMessagePanel, SentPanelProps } from './sent-panel';

type SentInsteadProps = {
  id: string;
  confirmation: Confirmation;
  /** The form; `isAgain` after one was sent. */
  children: (form: { isAgain: boolean; onSent: (message: SentMessagePanel) => void }) => ReactNode;
};

type Sent = Readonly<{ message: SentMessagePanel; Panel: ComponentType<SentPanelProps> }>;

const load = () => import('./sent-panel').then(({ SentPanel }) => SentPanel);

/** A form, and once it is sent the confirmation in its place, with the way to an empty form. */
export function SentInstead({ id, confirmation, children }: SentInsteadProps) {
  const [sent, setSent] = useState<Sent | null>(null);
  const [isAgain, setIsAgain] = useState(false);

  // It is there before the form is filled in.
  useEffect(() => {
    const field = document.getElementById(`${id}-name`);
    const form = field instanceof HTMLInputElement ? field.form : null;
    const prepare = () => void load().catch(() => undefined);
    form?.addEventListener('focusin', prepare, { once: true });
    return () => form?.removeEventListener('focusin', prepare);
  }, [id]);

  const handleSent = (message: SentMessagePanel) => {
    const show = (Panel: Sent['Panel']) => setSent({ message, Panel });
    load().then(show, () => show(SentSentence));
  };
  if (!sent) return children({ isAgain, onSent: handleSent });
  const writeAgain = () => {
    setIsAgain(true);
    setSent(null);
  };
  return (
    <sent.Panel
      id={id}
      confirmation={confirmation}
      sent={sent.message}
      again={
        <Button look="outline" onClick={writeAgain}>
          {confirmation.labels.again}
        </Button>
      }
    />
  );
}

/** Where the panel cannot be loaded any more. */
function SentSentence({ confirmation, again }: SentPanelProps) {
  return (
    <div ref={(sentence) => sentence?.focus()} tabIndex={-1}>
      <FormMessage kind="success">{confirmation.labels.success}</FormMessage>
      {again}
    </div>
  );
}
