import { getLegalPage, type LegalId } from './legal';

const htmlOf = (id: LegalId, locale: 'en' | 'es') => String((getLegalPage(id, locale).body as { html: unknown }).html);
const { BOOKING_WIDGET_URL, MAP_TILES } = process.env;
const set = (variables: Readonly<Record<string, string | undefined>>) => {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
};
afterEach(() => set({ BOOKING_WIDGET_URL, MAP_TILES }));

it.each([
  ['en', 'third-party booking calendar', 'background of the map'],
  ['es', 'calendario de citas de terceros', 'fondo del mapa'],
] as const)('names in the accessibility statement only what is switched on, %s', (locale, calendar, tiles) => {
  set({ BOOKING_WIDGET_URL: undefined, MAP_TILES: undefined });
  const without = htmlOf('accessibility', locale);
  expect(without).not.toContain(calendar);
  expect(without).not.toContain(tiles);
  expect(without).toContain('PDF');
  set({ BOOKING_WIDGET_URL: 'https://calendar.example.com', MAP_TILES: './data/map.pmtiles' });
  const all = htmlOf('accessibility', locale);
  expect(all).toContain(calendar);
  expect(all).toContain(tiles);
  expect(all).not.toMatch(/\{\w/);
});

it.each([
  ['en', 'Session storage'],
  ['es', 'Almacenamiento de sesión'],
] as const)('names the session storage of the desk in the cookie policy, %s', (locale, kind) => {
  expect(htmlOf('cookie-policy', locale)).toMatch(new RegExp(`desk-listing:…</th><td[^>]*>${kind}</td>`));
});
