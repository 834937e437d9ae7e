'use client';

import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { onConsentChange, readConsent, writeConsent, type Consent } from '@/lib/site/consent';
import styles from './cookie-banner.module.scss';

type CookieBannerProps = {
  labels: { region: string; text: string; details: string; accept: string; decline: string };
  detailsHref: string;
};

export function CookieBanner({ labels, detailsHref }: CookieBannerProps) {
  // Static for all visitors: hidden until the browser reports no choice.
  const isUnset = useSyncExternalStore(
    onConsentChange,
    () => readConsent() === null,
    () => false,
  );
  const [wasAnswered, setWasAnswered] = useState(false);

  const choose = (choice: Consent) => {
    writeConsent(choice);
    setWasAnswered(true);
  };

  if (!isUnset || wasAnswered) return null;
  return (
    <section className={styles.banner} aria-label={labels.region} data-behind-menu data-cookie-banner>
      <p>
        {labels.text} <a href={detailsHref}>{labels.details}</a>
      </p>
      <div className={styles.row}>
        <Button look="outline" isSmall onClick={() => choose('declined')}>
          {labels.decline}
        </Button>
        <Button look="outline" isSmall onClick={() => choose('accepted')}>
          {labels.accept}
        </Button>
      </div>
    </section>
  );
}
