import { expectNoSidewaysScroll, watch } from '@/tests/support/page-checks';
import { expect, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';

const MORTGAGE = 'herramientas/calculadora-hipoteca';
const VALUATION = 'herramientas/valoracion';
const BUDGET = 'herramientas/presupuesto';

for (const locale of languages) {
  const { budgetPage: b, mortgagePage: m, valuationPage: v } = texts[locale];

  test.describe(`the tools, ${locale}`, () => {
    test('show their example in the first view', { tag: ['@phone', '@nightly'] }, async ({ page }) => {
      for (const tool of [MORTGAGE, VALUATION, BUDGET]) {
        await page.goto(`/${locale}/${tool}`);
        const figure = page.getByText(/€[\d,]{5}|[\d.]{5}\s€/).filter({ visible: true });
        await expect(figure.first()).toBeInViewport();
        await expectNoSidewaysScroll(page);
      }
    });

    test('compute a mortgage with schedule, URL and CSV', { tag: '@nightly' }, async ({ page }) => {
      const seen = watch(page);
      await page.goto(`/${locale}/${MORTGAGE}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.heading);
      await expect(page.getByRole('heading', { name: m.result.example })).toBeVisible();
      await page.getByRole('textbox', { name: m.form.fields.price }).fill('350.000');
      await page.getByRole('textbox', { name: m.form.fields.savings }).fill('120000');
      await page.getByRole('textbox', { name: m.form.fields.rate }).fill('2,81');
      await page.getByRole('textbox', { name: m.form.fields.years }).fill('26');
      await page.getByRole('button', { name: m.form.submit }).click();
      await expect(page).toHaveURL(/price=350\.000.*#result$/);
      const loan = page.getByText(/267[.,]425/).first();
      await expect(loan).toBeVisible();
      await page.reload();
      await expect(page.getByRole('textbox', { name: m.form.fields.price })).toHaveValue('350.000');
      await expect(loan).toBeVisible();
      await expect(page.getByRole('table', { name: m.result.byYear }).getByRole('row')).toHaveCount(27);
      await page.locator('summary', { hasText: m.result.byMonth }).click();
      await expect(page.getByRole('table', { name: m.result.byMonth }).getByRole('row')).toHaveCount(313);
      await expectNoSidewaysScroll(page);

      const href = await page.getByRole('link', { name: m.result.csv }).getAttribute('href');
      const response = await page.request.get(href ?? '');
      expect(response.headers()['content-type']).toContain('text/csv');
      expect(response.headers()['cache-control']).toContain('no-store');
      const rows = (await response.text()).trim().split('\r\n').slice(1);
      expect(rows).toHaveLength(312);
      const capital = rows.map((row) =>
        Math.round(100 * Number(locale === 'en' ? row.split(',')[3] : row.split(';')[3]?.replace(',', '.'))),
      );
      expect(capital.reduce((sum, cents) => sum + cents, 0)).toBe(26_742_500);
      expect(seen).toEqual({ complaints: [], strangers: [] });
    });

    test('report errors at the field, link to it and keep the input', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/${MORTGAGE}?price=much&age=12&years=20`);
      const price = page.getByRole('textbox', { name: m.form.fields.price });
      await expect(price).toHaveValue('much');
      await expect(price).toHaveAttribute('aria-invalid', 'true');
      await expect(price).toBeFocused();
      const [hint, error] = [m.form.hints.price, texts[locale].toolForm.errors.number];
      await expect(price).toHaveAccessibleDescription(`€ ${hint} ${error}`);
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([m.form.fields.price, m.form.fields.age]);
      await page.getByRole('alert').getByRole('link', { name: m.form.fields.age }).click();
      await expect(page.getByRole('textbox', { name: m.form.fields.age })).toBeFocused();
      await expect(page.getByRole('heading', { name: m.result.none })).toBeVisible();
    });

    test('value a property, by its place', { tag: '@nightly' }, async ({ page }) => {
      const seen = watch(page);
      await page.goto(`/${locale}/${VALUATION}?area=gracia&size=77&terrace=12&energy=D`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(v.heading);
      await expect(page.getByRole('heading', { name: v.result.heading })).toBeVisible();
      await expect(page.getByRole('table', { name: v.table.caption }).getByRole('row')).toHaveCount(9);
      for (const region of ['barcelona', 'costa-blanca'] as const) {
        const tiles = page.getByRole('figure', { name: v.map.names[region] }).getByRole('listitem');
        await expect(tiles).toHaveCount(10);
        const boxes = await tiles.evaluateAll((all) => all.map((tile) => JSON.stringify(tile.getBoundingClientRect())));
        expect(new Set(boxes).size).toBe(10);
      }
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 1024, height: 900 });
      const sticksOut = await page.locator('form fieldset [id$="-unit"]').evaluateAll((all) =>
        all.filter((unit) => {
          const end = unit.closest('fieldset')?.getBoundingClientRect().right ?? 0;
          return unit.getBoundingClientRect().right > end;
        }),
      );
      expect(sticksOut).toEqual([]);
      expect(seen).toEqual({ complaints: [], strangers: [] });
    });

    test('explain why there is no figure', { tag: '@nightly' }, async ({ page }) => {
      for (const [query, reason] of [
        ['area=elsewhere', 'noData'],
        ['size=5', 'tooSmall'],
        ['size=40&bedrooms=20', 'tooManyRooms'],
        ['type=villa', 'houseInCity'],
      ] as const) {
        await page.goto(`/${locale}/${VALUATION}?${query}`);
        await expect(page.getByText(v.result.refused[reason])).toBeVisible();
        await expect(page.getByRole('link', { name: v.result.look })).toBeVisible();
      }
    });

    test(
      'answer a budget with the region and the residence alone in the address',
      { tag: '@nightly' },
      async ({ page }) => {
        const seen = watch(page);
        await page.goto(`/${locale}/${BUDGET}?region=madrid`);
        await expect(page.getByRole('combobox', { name: m.form.fields.region })).toHaveValue('madrid');
        await page.getByRole('textbox', { name: m.form.fields.savings }).fill('');
        await page.getByRole('button', { name: b.form.submit }).click();
        await expect(page.getByRole('textbox', { name: m.form.fields.savings })).toBeFocused();
        await page.getByRole('textbox', { name: m.form.fields.savings }).fill('987654');
        await page.getByRole('button', { name: b.form.submit }).click();
        await expect(page.getByRole('heading', { name: m.result.heading })).toBeFocused();
        await expect(page).toHaveURL(/presupuesto\?region=madrid&residence=resident$/);
        await expect(page.getByRole('row', { name: new RegExp(`${m.result.savings}.*987[.,]654`) })).toBeVisible();
        await expectNoSidewaysScroll(page);
        expect(seen).toEqual({ complaints: [], strangers: [] });
      },
    );

    test.describe('a budget without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('is answered by POST, and no address or referrer has its figures', async ({ page }) => {
        const sent: string[] = [];
        page.on('request', (request) => sent.push(request.url(), request.headers().referer ?? ''));
        await page.goto(`/${locale}/${BUDGET}?region=madrid&residence=nonResident`);
        await page.getByRole('textbox', { name: m.form.fields.savings }).fill('987654');
        await page.getByRole('textbox', { name: m.form.fields.income }).fill('12345');
        await page.getByRole('button', { name: b.form.submit }).click();
        await expect(page.getByRole('heading', { name: m.result.heading })).toBeVisible();
        await expect(page.getByRole('row', { name: new RegExp(`${m.result.savings}.*987[.,]654`) })).toBeVisible();
        await expect(page.getByRole('combobox', { name: m.form.fields.region })).toHaveValue('madrid');
        await expect(page.getByRole('textbox', { name: m.form.fields.income })).toHaveValue('12345');
        await page.getByRole('heading', { name: b.result.listingsHeading }).scrollIntoViewIfNeeded();
        await page.locator('a[href*="maxPrice"], a[href*="sort=price-asc"]').first().click();
        await expect(page).toHaveURL(/properties\?/);
        expect(sent.filter((address) => address.includes('presupuesto')).length).toBeGreaterThan(1);
        expect(sent.filter((address) => /987654|12345/.test(address))).toEqual([]);
      });
    });

    test.describe('without JavaScript', { tag: '@nightly' }, () => {
      test.use({ javaScriptEnabled: false });

      test('both compute', async ({ page }) => {
        await page.goto(`/${locale}/${MORTGAGE}`);
        await page.getByRole('textbox', { name: m.form.fields.price }).fill('200000');
        await page.getByText(m.form.options.new, { exact: true }).click();
        await page.getByRole('button', { name: m.form.submit }).click();
        await expect(page).toHaveURL(/price=200000.*build=new/);
        await expect(page.getByRole('heading', { name: m.result.heading })).toBeVisible();
        await page.goto(`/${locale}/${VALUATION}`);
        await page.getByRole('combobox', { name: v.form.fields.place }).fill('Moraira');
        await page.getByLabel(v.form.fields.size).fill('120');
        await page.getByRole('button', { name: v.form.submit }).click();
        await expect(page).toHaveURL(/place=Moraira.*size=120/);
        await expect(page.getByRole('heading', { name: v.result.heading })).toBeVisible();
      });
    });
  });
}
