/** @jest-environment jsdom */
import { viewSchema } from '@/lib/browser/view-schema';
import { listCountView } from './count-view';

function open(browser: Readonly<Record<string, unknown>> = {}) {
  const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);
  const parts = { webdriver: false, globalPrivacyControl: undefined, sendBeacon, ...browser };
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(navigator, name, { value, configurable: true });
  listCountView('CM-0101');
  return sendBeacon;
}

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

afterEach(() => window.localStorage.clear());

it('says which listing was opened, and nothing else', async () => {
  const [address, body] = open().mock.calls[0] ?? [];
  expect(address).toBe('/api/beacon');
  const sent: unknown = JSON.parse(await textOf(body as Blob));
  expect(sent).toEqual({ listing: 'CM-0101' });
  expect(viewSchema.safeParse(sent).success).toBe(true);
});

it.each([{ webdriver: true }, { globalPrivacyControl: true }])('says nothing with %j', (browser) => {
  expect(open(browser)).not.toHaveBeenCalled();
});

it('says nothing after cookies were declined', () => {
  window.localStorage.setItem('cookie-consent', 'declined');
  expect(open()).not.toHaveBeenCalled();
});

it('waits while a page is opened ahead', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const sendBeacon = open();
  expect(sendBeacon).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
});

it.each([{}, { listing: '' }, { listing: 'x', visitor: 'ada' }, { listing: 'x'.repeat(101) }])('refuses %j', (body) => {
  expect(viewSchema.safeParse(body).success).toBe(false);
});
