import { defaultLocale } from '@/lib/i18n/locales';
import { siteFacts } from '@/lib/site/site-facts';

/**
 * For an address that neither the middleware nor `global-not-found` answered. Every page carries it, so it has few
 * words, of no language; Next's own, which it replaces, has 0.4 kB and styles that the policy refuses.
 */
export default function NotFound() {
  return (
    <html lang={defaultLocale}>
      <body>
        <title>404</title>
        <main className="wrap section">
          <h1>404</h1>
          <a href="/">{siteFacts().agency.name}</a>
        </main>
      </body>
    </html>
  );
}
