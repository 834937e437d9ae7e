'use client';

import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { FieldGroup } from '@/components/ui/field-group';
import {
  consentPurposes,
  hasConsent,
  onConsentChange,
  readConsent,
  writeConsent,
  writePurpose,
  type Consent,
  type ConsentPurpose,
} from '@/lib/site/consent';
import styles from './consent-choice.module.scss';

type ConsentChoiceProps = {
  labels: Readonly<Record<'legend' | 'accept' | 'decline' | 'unset' | Consent, string>>;
  purposes: Readonly<Record<ConsentPurpose, string>>;
};

export function ConsentChoice({ labels, purposes }: ConsentChoiceProps) {
  const consent = useSyncExternalStore(onConsentChange, readConsent, () => null);
  // A string, because snapshots must be stable.
  const allowed = useSyncExternalStore(
    onConsentChange,
    () => consentPurposes.filter(hasConsent).join(' '),
    () => '',
  ).split(' ');

  return (
    <FieldGroup id="consent" legend={labels.legend} legendClassName={styles.legend} className={styles.choice}>
      <div className={styles.row}>
        <Button look="outline" aria-pressed={consent === 'declined'} onClick={() => writeConsent('declined')}>
          {labels.decline}
        </Button>
        <Button
          look="outline"
          aria-pressed={consentPurposes.every((purpose) => allowed.includes(purpose))}
          onClick={() => writeConsent('accepted')}
        >
          {labels.accept}
        </Button>
      </div>
      {consentPurposes.map((purpose) => (
        <CheckboxField
          key={purpose}
          id={`consent-${purpose}`}
          role="switch"
          label={purposes[purpose]}
          className={styles.purpose}
          checked={allowed.includes(purpose)}
          onChange={({ target }) => writePurpose(purpose, target.checked)}
        />
      ))}
      <p role="status" className={styles.state}>
        {labels[consent ?? 'unset']}
      </p>
    </FieldGroup>
  );
}
