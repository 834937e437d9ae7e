import { getTranslations } from 'next-intl/server';
import { siteFacts } from '@/lib/site/site-facts';
import { defaultLocale, direction, formattingLocale } from '@/lib/i18n/locales';
import { forTown, ownTown } from '@/lib/site/own-town';
import type { MetadataRoute } from 'next';

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { agency } = siteFacts();
  const t = await getTranslations({ locale: defaultLocale, namespace: 'metadata' });
  return {
    id: '/',
    lang: formattingLocale[defaultLocale],
    dir: direction(defaultLocale),
    name: agency.name,
    short_name: agency.name,
    description: t(forTown('siteDescription'), { town: ownTown() }),
    start_url: '/',
    display: 'browser',
    background_color: '#faf6ef',
    theme_color: '#faf6ef',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  };
}
