'use client';

import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { hasConsent, onConsentChange } from '@/lib/site/consent';
import styles from './booking-widget.module.scss';

type AppointmentWidgetProps = {
  /** URL of the external calendar. */
  address: string;
  labels: { title: string; ask: string; show: string; open: string };
};

/** External calendar, loaded after consent or a click on the placeholder. */
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
