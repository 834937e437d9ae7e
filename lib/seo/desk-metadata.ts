import type { Metadata } from 'next';

export const deskMetadata = (title: string): Metadata => ({
  title,
  robots: { index: false },
  referrer: 'same-origin',
});
