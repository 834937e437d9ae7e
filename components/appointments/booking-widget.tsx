'use client';

import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { hasConsent, onConsentChange } from '@/lib/site/consent';
import styles from './booking-widget.module.scss';

type AppointmentWidgetProps = {
  address: string;
  labels: { title: string; ask: string; show: string; open: string };
};

export function AppointmentWidget({ address, labels }: AppointmentWidgetProps) {
  const isConsented = useSyncExternalStore(
    onConsentChange,
    () => hasConsent('calendar'),
    () => false,
  );
  const [isRequested, setIsRequested] = useState(false);
  if (isConsented || isRequested) {
    return <iframe src={address} title={labels.title} className={styles.frame} referrerPolicy="strict-origin" />;
  }
  return (
    // Read by lib/delivery/content-security-policy.mjs to allow the frame on this page.
    <div className={styles.placeholder} data-frame-source={new URL(address).origin}>
      <p>{labels.ask}</p>
      <Button onClick={() => setIsRequested(true)}>{labels.show}</Button>
      <a href={address}>{labels.open}</a>
    </div>
  );
}
