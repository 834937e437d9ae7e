'use client';

import { useRouter } from 'next/navigation';
import { QueryForm } from '@/components/layout/query-form';
import { queryAddress } from '@/lib/browser/query-address';
import type { ComponentProps } from 'react';

/** Applies a chosen option at once; typed words on Enter or by the button. */
export function FollowingForm(props: ComponentProps<typeof QueryForm>) {
  const router = useRouter();
  return (
    <QueryForm
      {...props}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) router.push(queryAddress(event.currentTarget));
      }}
    />
  );
}
