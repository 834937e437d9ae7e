import { enterAsStaff } from '@/tests/support/staff';
import { expect, test } from '@/tests/support/settled-visitor';
import { texts } from '@/tests/support/texts';

const { deskImport, deskRedirects } = texts.en;
const DESK = '/en/dashboard/agency';

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('an owner takes over addresses of a former site, and homes as drafts', { tag: '@nightly' }, async ({ page }) => {
  await enterAsStaff(page, 'owner', 'en');
  await page.goto(`${DESK}/site/redirects`);
  const former = `/ficha-${Date.now()}.php?id=7`;
  await page
    .getByLabel(deskRedirects.form.file)
    .setInputFiles(csv('redirects.csv', `from;to\n${former};/es/comprar\n/es/contact;/es/comprar\n`));
  await page.getByRole('button', { name: deskRedirects.form.upload }).click();
  await expect(page.getByText(deskRedirects.problems.ownPage)).toBeVisible();
  await expect(page.getByRole('rowheader', { name: former })).toBeVisible();
  await expect(async () => {
    const response = await page.request.get(former, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, expect.stringMatching(/\/es\/comprar$/)]);
  }).toPass();

  const reference = `M-${Date.now()}`;
  await page.goto(`${DESK}/homes/new`);
  await page.getByRole('link', { name: deskImport.link }).click();
  await page
    .getByLabel(deskImport.upload.file)
    .setInputFiles(
      csv('homes.csv', `Ref;Operación;Tipo;Precio;Población\n${reference};Venta;Piso;250.000 €;Barcelona\n`),
    );
  await page.getByRole('button', { name: deskImport.upload.submit }).click();
  await expect(page.getByRole('rowheader', { name: 'Población' })).toBeVisible();
  await expect(page.getByRole('cell', { name: deskImport.listings.outcomes.added })).toBeVisible();
  await page.getByRole('region', { name: deskImport.plan.title }).getByRole('button').first().click();
  await page.getByRole('link', { name: deskImport.listings.toDrafts }).click();
  await expect(page.getByRole('link', { name: new RegExp(`^${reference} `) })).toBeVisible();
});
