import { expectAccessible, expectNoSidewaysScroll, watch } from '../support/page-checks';
import { expect, test } from '../support/settled-visitor';
import { languages, texts } from '../support/texts';
import { agency, written } from '../support/written';
import type { Page } from '@playwright/test';

/** What search engines read from the page. */
const dataOf = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>));

const legalPages = ['legal-notice', 'privacy-policy', 'terms-of-service', 'cookie-policy'] as const;

for (const locale of languages) {
  const t = texts[locale];
  const content = written[locale];

  const pages = {
    'services/sales': t.salesPage.title,
    about: t.aboutPage.title,
    testimonials: t.testimonialsPage.title,
    faq: t.faqPage.title,
    contact: t.contactPage.title,
    'book-consultation': t.consultationPage.title,
    recursos: t.resourcesPage.title,
    ...Object.fromEntries(legalPages.map((id) => [id, t.legalPage[id].title])),
  };

  for (const [path, title] of Object.entries(pages)) {
    test(`/${locale}/${path} has one heading, its way home, no fault that axe finds, and keeps to itself`, async ({
      page,
    }) => {
      const seen = watch(page);
      await page.goto(`/${locale}/${path}`);
      await expect(page).toHaveTitle(`${title}: ${agency.name}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const way = page.getByRole('navigation', { name: t.common.breadcrumb });
      await expect(way.getByRole('link', { name: t.common.home })).toHaveAttribute('href', `/${locale}`);
      await expect(way.locator('[aria-current="page"]')).toHaveText(title);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      expect(seen).toEqual({ complaints: [], strangers: [] });
    });
  }

  test.describe(`the sales service, ${locale}`, () => {
    test('has four cards of six items each and five steps', async ({ page }) => {
      await page.goto(`/${locale}/services/sales`);
      const included = page.getByRole('region', { name: content.sales.included.title });
      await expect(included.getByRole('heading', { level: 3 })).toHaveText(
        content.sales.cards.map(({ title }) => title),
      );
      for (const card of content.sales.cards) {
        const items = included
          .locator('li', { has: page.getByRole('heading', { name: card.title }) })
          .locator('ul > li');
        await expect(items).toHaveText([...card.items]);
        await expect(items).toHaveCount(6);
      }
      const steps = page.getByRole('region', { name: content.sales.process.title }).getByRole('listitem');
      await expect(steps).toHaveCount(5);
      await expect(steps.first()).toContainText(content.sales.steps[0].when);
    });

    test('leads to the contact form with the subject chosen', async ({ page }) => {
      await page.goto(`/${locale}/services/sales`);
      const ask = page.getByRole('main').getByRole('link', { name: t.salesPage.ask });
      for (const link of await ask.all()) {
        await expect(link).toHaveAttribute('href', `/${locale}/contact?subject=sale#contact-form`);
      }
      await ask.first().click();
      await expect(page).toHaveURL(`/${locale}/contact?subject=sale#contact-form`);
      await expect(page.locator('#contact-form')).toBeInViewport();
    });

    test('draws how long a sale takes, and says it', async ({ page }) => {
      await page.goto(`/${locale}/services/sales`);
      const chart = page.getByRole('region', { name: content.sales.duration.title });
      for (const { span } of content.sales.duration.bars) await expect(chart.getByText(span)).toBeVisible();
    });
  });

  test.describe(`the agency, ${locale}`, () => {
    test('tells its story, mission, years, services, values and people', async ({ page }) => {
      await page.goto(`/${locale}/about`);
      const { about, team } = content;
      await expect(page.getByText(about.story.opening)).toBeVisible();
      await expect(page.getByText(about.mission.statement)).toBeVisible();
      await expect(page.getByRole('heading', { name: `15+ ${about.years.title}` })).toBeVisible();
      await expect(page.getByText(String(agency.founded), { exact: true })).toBeVisible();
      const headingsOf = (name: string) => page.getByRole('region', { name }).getByRole('heading', { level: 3 });
      await expect(headingsOf(about.services.title)).toHaveText(about.services.items.map(({ title }) => title));
      await expect(headingsOf(about.values.title)).toHaveText(about.values.items.map(({ title }) => title));
      await expect(headingsOf(about.team.title)).toHaveText(team.map(({ name }) => name));
      expect(team).toHaveLength(4);
      await expect(page.getByRole('main').getByRole('link', { name: t.aboutPage.contact })).toHaveAttribute(
        'href',
        `/${locale}/contact`,
      );
    });

    test('shows its people without a picture of a face', async ({ page }) => {
      await page.goto(`/${locale}/about`);
      await expect(page.getByRole('region', { name: content.about.team.title }).getByRole('img')).toHaveCount(0);
    });
  });

  test.describe(`the voices, ${locale}`, () => {
    test('are nine, each with five stars that are read once', async ({ page }) => {
      await page.goto(`/${locale}/testimonials`);
      const voices = page.getByRole('main').getByRole('figure');
      await expect(voices).toHaveCount(9);
      for (const { author, content: words } of content.voices) {
        const voice = voices.filter({ hasText: words });
        await expect(voice).toContainText(author);
        await expect(voice.getByRole('img')).toHaveCount(1);
        await expect(voice.getByRole('img')).toHaveAccessibleName(t.testimonialsPage.rating.replace('{rating}', '5'));
      }
    });

    test('are no rating to search engines', async ({ page }) => {
      await page.goto(`/${locale}/testimonials`);
      expect(JSON.stringify(await dataOf(page))).not.toMatch(/rating|review/i);
    });
  });

  test.describe(`the questions, ${locale}`, () => {
    const answers = (page: Page) => page.getByRole('main').locator('details');
    const open = (page: Page) => page.getByRole('main').locator('details[open]');
    const question = (page: Page, index: number) =>
      page.getByRole('heading', { name: content.faqs[index]?.question ?? '', exact: true });

    test('are eleven, none of them open at first', async ({ page }) => {
      await page.goto(`/${locale}/faq`);
      await expect(answers(page)).toHaveCount(11);
      await expect(open(page)).toHaveCount(0);
    });

    test('open one at a time', async ({ page }) => {
      await page.goto(`/${locale}/faq`);
      await question(page, 0).click();
      await expect(open(page)).toHaveCount(1);
      await question(page, 3).click();
      await expect(open(page)).toHaveCount(1);
      await expect(open(page)).toContainText(content.faqs[3]?.question ?? '');
      await expectAccessible(page);
      await question(page, 3).click();
      await expect(open(page)).toHaveCount(0);
    });

    test('open by the keyboard', async ({ page }) => {
      await page.goto(`/${locale}/faq`);
      await answers(page).first().locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(answers(page).first()).toHaveAttribute('open', '');
    });

    test('each have an address that opens the answer and shows its question', async ({ page }) => {
      for (const index of [2, 9]) {
        const { id = '' } = content.faqs[index] ?? {};
        await page.goto('about:blank');
        await page.goto(`/${locale}/faq#${id}`);
        await expect(page.locator(`#${id}`)).toBeInViewport();
        await expect(question(page, index)).toBeInViewport();
        await expect(open(page)).toHaveCount(1);
      }
    });

    test('open also where a link of another page leads to one', async ({ page }) => {
      await page.goto(`/${locale}/services/sales`);
      await page.getByRole('main').getByRole('link', { name: t.salesPage.more }).click();
      await expect(page).toHaveURL(`/${locale}/faq#sale-time`);
      await expect(page.locator('#sale-time')).toBeVisible();
      await expect(question(page, 1)).toBeInViewport();
    });

    test('lead from one answer to another', async ({ page }) => {
      await page.goto(`/${locale}/faq#buying-costs`);
      await page.locator('#buying-costs').getByRole('link').first().click();
      await expect(page).toHaveURL(`/${locale}/faq#transfer-tax-bands`);
      await expect(page.locator('#transfer-tax-bands')).toBeVisible();
      await expect(open(page)).toHaveCount(1);
    });

    test('are told to search engines with their answers', async ({ page }) => {
      await page.goto(`/${locale}/faq`);
      const data = (await dataOf(page)).find((entry) => entry['@type'] === 'FAQPage');
      const entries = data?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
      expect(entries.map(({ name }) => name)).toEqual(content.faqs.map(({ question: name }) => name));
      for (const { acceptedAnswer } of entries) expect(acceptedAnswer.text).not.toMatch(/<|&\w+;/);
    });
  });

  test.describe(`the contact page, ${locale}`, () => {
    test('says where we are and when, from the one module', async ({ page }) => {
      await page.goto(`/${locale}/contact`);
      const main = page.getByRole('main');
      const { address, phone, email, hours } = agency;
      await expect(
        main.getByText(`${address.street} ${address.number}, ${address.postalCode} ${address.city}`),
      ).toBeVisible();
      await expect(main.getByRole('link', { name: phone.display }).first()).toHaveAttribute(
        'href',
        `tel:${phone.e164}`,
      );
      await expect(main.getByRole('link', { name: email }).first()).toHaveAttribute('href', `mailto:${email}`);
      const clock = (time: string) => new RegExp(`(?<!\\d)${time.replace(/^0/, '')}(?!\\d)`);
      const office = main.getByRole('region', { name: t.contactPage.hoursOffice });
      for (const { opens, closes } of hours.office) {
        await expect(office).toContainText(clock(opens));
        await expect(office).toContainText(clock(closes));
      }
      await expect(main.getByRole('region', { name: t.contactPage.hoursPhone })).toContainText(
        clock(hours.phone[0].closes),
      );
    });

    test('draws the way with nobody else’s help, and links to a map', async ({ page }) => {
      const seen = watch(page);
      await page.goto(`/${locale}/contact`);
      await expect(page.getByRole('img', { name: t.contactPage.map })).toBeVisible();
      const map = page.getByRole('link', { name: t.contactPage.onMap });
      await expect(map).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=41\.39.*&mlon=2\.15/);
      expect(seen.strangers).toEqual([]);
    });

    test('has the place of the form, a way to book, and no profile that does not exist', async ({ page }) => {
      await page.goto(`/${locale}/contact#contact-form`);
      await expect(page.locator('#contact-form')).toBeInViewport();
      await expect(page.getByRole('link', { name: t.contactPage.booking.link })).toHaveAttribute(
        'href',
        `/${locale}/book-consultation`,
      );
      await expect(page.locator('a[href="#"], a[rel="me"]')).toHaveCount(0);
    });
  });

  test.describe(`the consultation, ${locale}`, () => {
    test('says what it is and keeps 800 px for the scheduler', async ({ page }) => {
      await page.goto(`/${locale}/book-consultation`);
      await expect(page.getByText(t.consultationPage.minutes.replace('{minutes}', '30')).first()).toBeVisible();
      for (const item of content.consultation.bring.items) await expect(page.getByText(item)).toBeVisible();
      const area = page.getByRole('region', { name: t.consultationPage.schedule.title });
      expect((await area.boundingBox())?.height).toBeGreaterThanOrEqual(800);
      await expect(area.getByRole('link', { name: agency.phone.display })).toBeVisible();
    });

    test('leads to the contact block of the home page', async ({ page }) => {
      await page.goto(`/${locale}/book-consultation`);
      const name = locale === 'en' ? 'Contact us directly' : t.consultationPage.direct;
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/${locale}#contact`);
    });
  });

  test.describe(`the legal pages, ${locale}`, () => {
    for (const id of legalPages) {
      test(`/${id} is Spanish, dated, and finds its sections`, async ({ page }) => {
        await page.goto(`/${locale}/${id}`);
        await expect(page.getByText('9 de junio de 2025')).toBeVisible();
        const spanish = page.locator('[lang="es"]').filter({ has: page.getByRole('heading', { level: 2 }) });
        await expect(spanish.last()).toContainText('Mar');
        const note = page.getByText(texts.en.legalPage.binding.split('{date}')[0] ?? '');
        await expect(note).toHaveCount(locale === 'en' ? 1 : 0);
        if (locale === 'en') await expect(note).toContainText('9 June 2025');
        const targets = await page
          .locator('main a[href^="#"]')
          .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
        expect(targets.length).toBeGreaterThan(0);
        for (const target of new Set(targets)) await expect(page.locator(`[id="${target}"]`)).toHaveCount(1);
      });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of languages) {
    test(`answers open and close each other, and by their address, ${locale}`, async ({ page }) => {
      const { faqs } = written[locale];
      await page.goto(`/${locale}/faq`);
      const open = page.getByRole('main').locator('details[open]');
      await expect(open).toHaveCount(0);
      for (const index of [0, 4]) {
        await page.getByRole('heading', { name: faqs[index]?.question ?? '', exact: true }).click();
        await expect(open).toHaveCount(1);
        await expect(open).toContainText(faqs[index]?.question ?? '');
      }
      await page.goto('about:blank');
      await page.goto(`/${locale}/faq#nie-papers`);
      await expect(page.locator('#nie-papers')).toBeVisible();
    });

    test(`every page says what it has to say, ${locale}`, async ({ page }) => {
      for (const path of ['services/sales', 'about', 'testimonials', 'contact', 'book-consultation', 'cookie-policy']) {
        await page.goto(`/${locale}/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const link of await page.getByRole('main').getByRole('link').all()) {
          expect(await link.getAttribute('href')).toMatch(/^(\/|#|https:|mailto:|tel:)./);
        }
        // Buttons of forms post them.
        await expect(page.locator('main button:visible:not([type="submit"])')).toHaveCount(0);
      }
    });
  }
});

test.describe('addresses without a page of their own', () => {
  test('/contacto leads to the contact page for good', async ({ request }) => {
    for (const [from, to] of [
      ['/contacto', '/contact'],
      ['/es/contacto', '/es/contact'],
      ['/en/contacto?subject=sale', '/en/contact?subject=sale'],
    ] as const) {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect(answer.status()).toBe(308);
      const { pathname, search } = new URL(answer.headers().location ?? '', 'http://x');
      expect(pathname + search).toBe(to);
    }
  });

  for (const [from, to] of [
    ['/es/recursos/guia-compra', '/es/guias/comprar'],
    ['/en/recursos/guia-venta', '/en/guias/vender'],
    ['/en/recursos/checklist-visita', '/en/guias/compradores-primerizos'],
    ['/en/recursos/gastos', '/en/faq#buying-costs'],
    ['/es/recursos/hipoteca', '/es/herramientas/calculadora-hipoteca'],
    ['/en/recursos/zzz', '/en/recursos'],
    ['/en/recursos/zzz/yyy', '/en/recursos'],
    ['/en/guias/zzz', '/en/guias'],
    ['/es/guias/comprarr', '/es/guias'],
  ] as const) {
    test(`${from} leads to ${to} for the time being`, async ({ request }) => {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect(answer.status()).toBe(307);
      const { pathname, hash } = new URL(answer.headers().location ?? '', 'http://x');
      expect(pathname + hash).toBe(to);
    });
  }

  test('without a language they go by way of the visitor’s', async ({ page }) => {
    await page.goto('/recursos/gastos');
    await expect(page).toHaveURL(/\/en\/faq#buying-costs$/);
    await page.goto('/guias/zzz');
    await expect(page).toHaveURL(/\/en\/guias$/);
  });
});
