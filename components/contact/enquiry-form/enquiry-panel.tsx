'use client';

import { useState } from 'react';
import { SentPanel, type Confirmation, type SentMessage } from '@/components/contact/contact-form/sent-panel';
import { Button } from '@/components/ui/button';
import { EnquiryFields, type EnquiryFieldsProps } from './enquiry-fields';

type EnquiryPanelProps = Omit<EnquiryFieldsProps, 'isAgain' | 'onSent'> & { confirmation: Confirmation };

/** The form, and once it is sent the confirmation in its place. */
export function EnquiryPanel({ confirmation, ...form }: EnquiryPanelProps) {
  const [sent, setSent] = useState<SentMessage | null>(null);
  const [isAgain, setIsAgain] = useState(false);
  if (!sent) return <EnquiryFields {...form} isAgain={isAgain} onSent={setSent} />;
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
