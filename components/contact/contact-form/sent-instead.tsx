'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import type { Confirmation, SentMessagePanel, SentPanelProps } from './sent-panel';

type SentInsteadProps = {
  id: string;
  confirmation: Confirmation;
  children: (form: { isAgain: boolean; onSent: (message: SentMessagePanel) => void }) => ReactNode;
};

type Sent = Readonly<{ message: SentMessagePanel; Panel: ComponentType<SentPanelProps> }>;

const load = () => import('./sent-panel').then(({ SentPanel }) => SentPanel);

export function SentInstead({ id, confirmation, children }: SentInsteadProps) {
  const [sent, setSent] = useState<Sent | null>(null);
  const [isAgain, setIsAgain] = useState(false);

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

function SentSentence({ confirmation, again }: SentPanelProps) {
  return (
    <div ref={(sentence) => sentence?.focus()} tabIndex={-1}>
      <FormMessage kind="success">{confirmation.labels.success}</FormMessage>
      {again}
    </div>
  );
}
