'use client';

import { SentInstead } from '@/components/contact/contact-form/sent-instead';
import type { Confirmation } from '@/components/contact/contact-form/sent-panel';
import { EnquiryFields, type EnquiryFieldsProps } from './enquiry-fields';

type EnquiryPanelProps = Omit<EnquiryFieldsProps, 'isAgain' | 'onSent'> & { confirmation: Confirmation };

export function EnquiryPanel({ confirmation, ...form }: EnquiryPanelProps) {
  return (
    <SentInstead id={form.id} confirmation={confirmation}>
      {(state) => <EnquiryFields {...form} {...state} />}
    </SentInstead>
  );
}
