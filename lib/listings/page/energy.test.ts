import { makeListing } from '@/tests/support/make-listing';
import { keysOnly as t } from '@/tests/support/translate';
import { energyView } from './energy';

const flat = makeListing('flat');

describe('the energy label', () => {
  it('has both classes with figures, certificate and scale', () => {
    const energy = {
      status: 'rated',
      consumption: { letter: 'B', value: 48.5 },
      emissions: { letter: 'A', value: 7 },
      issued: '2024-05-14',
      expires: '2034-05-14',
      scale: 2021,
    } as const;
    expect(energyView({ ...flat, energy }, 'es', t)).toEqual({
      status: 'rated',
      use: { letter: 'B', value: '48,5' },
      emissions: { letter: 'A', value: '7' },
      label: 'energy.label(B|48,5|A|7)',
      certificate: 'energy.certificate(14 de mayo de 2024|14 de mayo de 2034|2021)',
    });
  });

  it('has the reason if none is required', () => {
    const energy = { status: 'exempt', reason: { en: 'Because.', es: 'Porque sí.' } } as const;
    expect(energyView({ ...flat, energy }, 'es', t)).toEqual({
      status: 'exempt',
      title: 'energy.exempt',
      reason: 'Porque sí.',
    });
  });
});
