'use client';

import { ContactFields, type ContactFieldsProps } from './contact-fields';
import { SentInstead } from './sent-instead';
import type { Confirmation } from './sent-panel';

type ContactPanelProps = Omit<ContactFieldsProps, 'isAgain' | 'onSent'> & { confirmation: Confirmation };

export function ContactPanel({ confirmation, defaults, ...form }: ContactPanelProps) {
  return (
    <SentInstead id={form.id} confirmation={confirmation}>
      {({ isAgain, onSent }) => (
        <ContactFields {...form} defaults={isAgain ? {} : defaults} isAgain={isAgain} onSent={onSent} />
      )}
    </SentInstead>
  );
}
