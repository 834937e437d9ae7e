'use client';

import { useRouter } from 'next/navigation';
import { queryAddress } from '@/lib/browser/query-address';
import type { ComponentProps } from 'react';

/** A GET form; with JavaScript it leads on without a new page load and leaves empty fields out of the address. */
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
