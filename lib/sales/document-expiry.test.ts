import { documentExpiry } from './document-expiry';

const listing = { certificates: [{ certificate: 'habitability', expires: '2027-03-01' }] } as const;

it('ends on the day of its certificate, which is no longer valid', () => {
  expect(documentExpiry('occupancy', listing, '2027-02-28')).toEqual({ on: '2027-03-01', isOver: false });
  expect(documentExpiry('occupancy', listing, '2027-03-01')).toEqual({ on: '2027-03-01', isOver: true });
});

it('is unknown without one, and of other papers', () => {
  expect(documentExpiry('energy', listing, '2027-02-28')).toBeNull();
  expect(documentExpiry('deed', listing, '2027-02-28')).toBeNull();
});
