'use client';

import { ErrorScreen } from '@/components/layout/error-screen/error-screen';

type ErrorPageProps = { error: Error & { digest?: string }; retry: () => void };

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return <ErrorScreen error={error} retry={retry} />;
}
