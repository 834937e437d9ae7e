import { paperExpiry } from './paper-expiry';

const home = { certificates: [{ certificate: 'habitability', expires: '2027-03-01' }] } as const;

it('ends on the day of its certificate, which is no longer valid', () => {
  expect(paperExpiry('occupancy', home, '2027-02-28')).toEqual({ on: '2027-03-01', isOver: false });
  expect(paperExpiry('occupancy', home, '2027-03-01')).toEqual({ on: '2027-03-01', isOver: true });
});

it('is unknown without one, and of other papers', () => {
  expect(paperExpiry('energy', home, '2027-02-28')).toBeNull();
  expect(paperExpiry('deed', home, '2027-02-28')).toBeNull();
});
