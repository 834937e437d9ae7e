'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ContactFields, type ContactFieldsProps } from './contact-fields';
import { SentPanel, type Confirmation, type SentMessage } from './sent-panel';

type ContactPanelProps = Omit<ContactFieldsProps, 'isAgain' | 'onSent'> & { confirmation: Confirmation };

/** The form, and once it is sent the confirmation in its place. */
export function ContactPanel({ confirmation, defaults, ...form }: ContactPanelProps) {
  const [sent, setSent] = useState<SentMessage | null>(null);
  const [isAgain, setIsAgain] = useState(false);

  if (!sent) return <ContactFields {...form} defaults={isAgain ? {} : defaults} isAgain={isAgain} onSent={setSent} />;
  const writeAgain = () => {
    setIsAgain(true);
    setSent(null);
  };
  return (
    <SentPanel
      id={form.id}
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
