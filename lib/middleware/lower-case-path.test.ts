import { inSmallLetters } from './lower-case-path';

it.each([
  ['/ES', '/es'],
  ['/Es', '/es'],
  ['/ES/properties', '/es/properties'],
  ['/EN/Properties', '/en/properties'],
  ['/eS/blog/Tendencias-2024', '/es/blog/Tendencias-2024'],
  ['/es/BLOG', '/es/blog'],
  ['/EN//evil.example', '/en//evil.example'],
])('%s becomes %s', (written, meant) => expect(inSmallLetters(written)).toBe(meant));

it.each(['/', '/es', '/en/properties', '/en/properties/Villa', '/FR/properties', '/ESP', '/Properties'])(
  '%s stays',
  (path) => expect(inSmallLetters(path)).toBeNull(),
);
