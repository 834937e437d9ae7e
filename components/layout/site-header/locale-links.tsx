'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { localizedHref, withoutLocale, type AppHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';

type LocaleLinksProps = {
  current: Locale;
  options: readonly { locale: Locale; name: string }[];
  cookie: string;
};

/** One year in seconds. */
const CHOICE_MAX_AGE_S = 31_536_000;

export function LocaleLinks({ current, options, cookie }: LocaleLinksProps) {
  const pathname = usePathname();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = list.current;
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      const here = withoutLocale(window.location.pathname) as AppHref;
      link.href = localizedHref(link.lang as Locale, here) + window.location.search + window.location.hash;
      document.cookie = `${cookie}=${link.lang}; path=/; max-age=${CHOICE_MAX_AGE_S}; samesite=lax`;
    };
    element?.addEventListener('click', handleClick);
    return () => element?.removeEventListener('click', handleClick);
  }, [cookie]);

  return (
    <div ref={list}>
      {options.map(({ locale, name }) => (
        <a
          key={locale}
          href={localizedHref(locale, withoutLocale(pathname) as AppHref)}
          lang={locale}
          hrefLang={locale}
          aria-current={locale === current ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </div>
  );
}
