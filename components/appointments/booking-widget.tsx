'use client';

import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { isAllowed, onConsentChange } from '@/lib/site/consent';
import styles from './booking-widget.module.scss';

type AppointmentWidgetProps = {
  /** Address of the third party's calendar. */
  address: string;
  labels: { title: string; ask: string; show: string; open: string };
};

/** The calendar of a third party, in a frame that loads after consent; a click on the placeholder counts as one. */
export function AppointmentWidget({ address, labels }: AppointmentWidgetProps) {
  const isConsented = useSyncExternalStore(
    onConsentChange,
    () => isAllowed('calendar'),
    () => false,
  );
  const [isRequested, setIsRequested] = useState(false);
  if (isConsented || isRequested) {
    return <iframe src={address} title={labels.title} className={styles.frame} referrerPolicy="strict-origin" />;
  }
  return (
    // lib/delivery/content-security-policy.mjs reads the attribute: this page alone may frame that address.
    <div className={styles.placeholder} data-frame-source={new URL(address).origin}>
      <p>{labels.ask}</p>
      <Button onClick={() => setIsRequested(true)}>{labels.show}</Button>
      <a href={address}>{labels.open}</a>
    </div>
  );
}
