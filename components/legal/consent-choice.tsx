'use client';

import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { onConsentChange, readConsent, writeConsent, type Consent } from '@/lib/consent';
import styles from './consent-choice.module.scss';

type ConsentChoiceProps = {
  labels: Readonly<Record<'legend' | 'accept' | 'decline' | 'unset' | Consent, string>>;
};

/** Two buttons alike, and what holds now. */
export function ConsentChoice({ labels }: ConsentChoiceProps) {
  const consent = useSyncExternalStore(onConsentChange, readConsent, () => null);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{labels.legend}</legend>
      <div className={styles.row}>
        <Button look="outline" aria-pressed={consent === 'declined'} onClick={() => writeConsent('declined')}>
          {labels.decline}
        </Button>
        <Button look="outline" aria-pressed={consent === 'accepted'} onClick={() => writeConsent('accepted')}>
          {labels.accept}
        </Button>
      </div>
      <p role="status" className={styles.state}>
        {labels[consent ?? 'unset']}
      </p>
    </fieldset>
  );
}
