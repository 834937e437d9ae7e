import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import '@/components/styles/globals.scss';
import { siteFacts } from '@/lib/site/site-facts';
import { fontVariables } from '@/lib/site/fonts';
import { currentLocale } from '@/lib/i18n/locale';
import { direction, isLocale, locales } from '@/lib/i18n/locales';
import { siteUrl } from '@/lib/server/site-url';
import { forTown, ownTown } from '@/lib/site/own-town';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';

export const viewport: Viewport = { themeColor: '#faf6ef', width: 'device-width', initialScale: 1 };

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export async function generateMetadata(): Promise<Metadata> {
  const { agency } = siteFacts();
  const t = await getTranslations('metadata');
  return {
    metadataBase: siteUrl,
    title: {
      default: t(forTown('siteTitle'), { agency: agency.name, town: ownTown() }),
      template: `%s | ${agency.name}`,
    },
    description: t(forTown('siteDescription'), { town: ownTown() }),
    formatDetection: { telephone: false },
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '32x32' },
        { url: '/icon.svg', type: 'image/svg+xml' },
      ],
      apple: '/apple-icon.png',
    },
  };
}

type RootLayoutProps = { children: ReactNode; params: Promise<{ locale: string }> };

/** Scrolls instantly between pages: after smooth scroll Chrome stores a wrong position for Back. */
export default async function RootLayout({ children, params }: RootLayoutProps) {
  // Paths that the middleware ignores (`/feeds/about`). Not `dynamicParams`: listings are added at run time.
  if (!isLocale((await params).locale)) notFound();
  const locale = await currentLocale();
  return (
    <html lang={locale} dir={direction(locale)} className={fontVariables} data-scroll-behavior="smooth">
      <body>{children}</body>
    </html>
  );
}
