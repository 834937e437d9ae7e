import { launchBrowser } from './browser.mjs';
import { newAddress } from './visitors.mjs';

const FORM = '#contact-form form';
const PATH = '/en/contact';
/** Longer than the shortest time in which the site believes that a person filled in the form. */
const TYPING_MS = 4_000;
const MESSAGE = 'Is the street noisy?';
const IN_FLIGHT_MS = 1_000;
const CUT_LIMIT_MS = 30_000;

/**
 * Sends the contact form with and without JavaScript to an instance that `pause` stopped, `kill` ends and `restore`
 * starts again; then sends it once more, as a visitor does. Returns what each visitor found.
 */
export async function sendCutForms(nginx, site, { pause, kill, restore }) {
  const rule = `MAP ${new URL(site).host}:443 127.0.0.1:${nginx.port}`;
  const browser = await launchBrowser([`--host-resolver-rules=${rule}`]);
  const visitors = [];
  for (const javaScriptEnabled of [true, false]) {
    const page = await (await browser.newContext({ ignoreHTTPSErrors: true, javaScriptEnabled })).newPage();
    const email = newAddress();
    await page.goto(site + PATH, { waitUntil: javaScriptEnabled ? 'networkidle' : 'load' });
    await fill(page, email);
    visitors.push({ page, email, javaScriptEnabled });
  }
  await new Promise((resolve) => setTimeout(resolve, TYPING_MS));
  await pause();
  const answers = visitors.map(({ page }) => send(page));
  await new Promise((resolve) => setTimeout(resolve, IN_FLIGHT_MS));
  await kill();
  const statuses = await Promise.all(answers);
  await restore();
  const found = [];
  for (const [index, { email, javaScriptEnabled, page }] of visitors.entries()) {
    // The page of nginx, or the message of the form.
    const isExplained = await page
      .locator(javaScriptEnabled ? `${FORM} [role="alert"]` : 'h1 + p')
      .first()
      .isVisible();
    if (!javaScriptEnabled) await page.goBack();
    const isKept = (await page.locator(`${FORM} [name="message"]`).inputValue()) === MESSAGE;
    const again = await send(page);
    found.push({ email, javaScriptEnabled, status: statuses[index], isKept, isExplained, again });
  }
  await browser.close();
  return found;
}

async function fill(page, email) {
  const field = (name) => page.locator(`${FORM} [name="${name}"]`);
  await field('name').fill('Ada');
  await field('email').fill(email);
  await field('message').fill(MESSAGE);
}

async function send(page) {
  const isPost = (response) => response.request().method() === 'POST' && !response.url().includes('/api/beacon');
  const answered = page.waitForResponse(isPost, { timeout: CUT_LIMIT_MS }).then(
    (response) => response.status(),
    () => 'none',
  );
  await page.locator(`${FORM} button[type="submit"], ${FORM} button:not([type])`).first().click({ noWaitAfter: true });
  return answered;
}
