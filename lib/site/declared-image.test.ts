import { readLanding } from '@/lib/landing/landing-page';
import { readSell } from '@/lib/landing/sell-page';

it.each([
  ['en', '(computer-generated image)'],
  ['es', '(imagen generada por ordenador)'],
] as const)('declares computer images of homes on the landing page and the page for sellers: %s', (locale, words) => {
  const { valuationBanner, ways } = readLanding(locale);
  const { images } = readSell(locale);
  const alts = [ways.buy, ways.sell, valuationBanner.image, images.hero, images.features].map(({ alt }) => alt);
  expect(alts.filter((alt) => !alt.endsWith(words))).toEqual([]);
});
