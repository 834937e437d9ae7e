import { POST } from './route';

it('leads back from a form whose search is cut in the middle of a letter', async () => {
  const response = await POST(
    new Request('http://localhost:3000/api/alerts/subscribe', {
      method: 'POST',
      body: new URLSearchParams({ locale: 'es', email: 'nobody', search: `${'x'.repeat(999)}😀` }),
    }),
  );
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toMatch(/\/es\/alerts\?outcome=invalid&search=x{999}/);
});
