import { defaultLocale } from '@/lib/i18n/locales';
import { siteFacts } from '@/lib/site/site-facts';

/** Every page contains it, so it is short and language-neutral; Next's default has styles that the policy refuses. */
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
