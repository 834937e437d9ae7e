'use client';

import { ErrorScreen } from '@/components/layout/error-screen/error-screen';

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void };

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return <ErrorScreen error={error} retry={reset} />;
}
