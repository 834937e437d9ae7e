import { rawGet } from '@/tests/support/raw-get';
import { sharedSite as site } from '@/tests/support/shared-site';
import { languages, texts } from '@/tests/support/texts';

const open = async (path: string) => (await rawGet(site.port, path)).body.toString();

describe.each(languages)('the login page, %s', (locale) => {
  const words = texts[locale].loginPage.openTool.continue;
  const page = (returnTo: string, mode = 'signin') =>
    open(`/${locale}/login?mode=${mode}&returnTo=${encodeURIComponent(returnTo)}`);

  it.each(['signin', 'signup'])('leads on without an account to a tool that needs none, %s', async (mode) => {
    const html = await page('/herramientas/valoracion?area=80', mode);
    expect(html).toContain(words);
    expect(html).toContain(`href="/${locale}/herramientas/valoracion?area=80"`);
    expect(await page('/herramientas/calculadora-hipoteca', mode)).toContain(
      `href="/${locale}/herramientas/calculadora-hipoteca"`,
    );
  });

  it.each(['/dashboard', '/', '//evil.test/herramientas/valoracion', 'https://evil.test/herramientas/valoracion'])(
    'offers no such way to %s',
    async (returnTo) => expect(await page(returnTo)).not.toContain(words),
  );
});
