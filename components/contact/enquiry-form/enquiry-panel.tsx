'use client';

import { useState } from 'react';
import { SentPanel, type Confirmation, type SentMessage } from '@/components/contact/contact-form/sent-panel';
import { Button } from '@/components/ui/button';
import { EnquiryFields, type EnquiryFieldsProps } from './enquiry-fields';

type EnquiryPanelProps = Omit<EnquiryFieldsProps, 'onSent'> & { confirmation: Confirmation };

/** The form, and once it is sent the confirmation in its place. */
export function EnquiryPanel({ confirmation, ...form }: EnquiryPanelProps) {
  const [sent, setSent] = useState<SentMessage | null>(null);
  if (!sent) return <EnquiryFields {...form} onSent={setSent} />;
  return (
    <SentPanel
      id={form.id}
      confirmation={confirmation}
      sent={sent}
      again={
        <Button look="outline" onClick={() => setSent(null)}>
          {confirmation.labels.again}
        </Button>
      }
    />
  );
}
