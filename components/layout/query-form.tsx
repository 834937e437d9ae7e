'use client';

import { useRouter } from 'next/navigation';
import { queryAddress } from '@/lib/browser/query-address';
import type { ComponentProps } from 'react';

export function QueryForm(props: ComponentProps<'form'> & { action: string }) {
  const router = useRouter();
  return (
    <form
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        router.push(queryAddress(event.currentTarget));
      }}
    />
  );
}
