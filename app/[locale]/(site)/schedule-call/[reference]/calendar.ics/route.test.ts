import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { findOwnAppointment } from '@/lib/server/services/appointments/open-appointment';
import { GET } from './route';

jest.mock('next/headers', () => jest.requireActual<object>('@/tests/support/cookie-jar'));
jest.mock('next-intl/server', () => ({}));
jest.mock('@/lib/server/services/appointments/open-appointment');

it('shows the retry message while the database is down', async () => {
  jest.mocked(findOwnAppointment).mockRejectedValue(new DatabaseUnavailableError('away'));
  const params = Promise.resolve({ locale: 'es', reference: '7K4M-2PXQ' });
  const response = await GET(new Request('http://localhost:3000/'), { params });
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
});
