import type { lettingDecrees } from '@/content/letting-law';
import type { GuideText } from '@/content/types/writing';

const readGuides = (state: 'undecided' | 'ratified' | 'lapsed'): readonly string[] => {
  let guides: readonly GuideText[] = [];
  jest.isolateModules(() => {
    jest.doMock('@/content/letting-law', () => {
      const actual = jest.requireActual<{ lettingDecrees: typeof lettingDecrees }>('@/content/letting-law');
      const decided = (decree: (typeof lettingDecrees)['rent']) => ({
        ...decree,
        state,
        validUntil: state === 'lapsed' ? '2026-11-21' : null,
      });
      const { renewal, rent } = actual.lettingDecrees;
      return { ...actual, lettingDecrees: { renewal: decided(renewal), rent: decided(rent) } };
    });
    const guideOf = (locale: string) =>
      jest.requireActual<{ guide: GuideText }>(`@/content/${locale}/guides/alquilar`).guide;
    guides = ['es', 'en'].map(guideOf);
  });
  return guides.map((guide) => JSON.stringify(guide));
};

it('asks to check the vote while the decrees are undecided, and says since when they apply', () => {
  const [spanish, english] = readGuides('undecided');
  expect(spanish).toMatch(/8 de octubre de 2026.*comprobar la votación.*15 de noviembre de 2026/);
  expect(english).toMatch(/8 October 2026.*check the vote.*15 November 2026/);
});

it.each(['ratified', 'lapsed'] as const)('no longer asks once they are %s, and fills in the dates', (state) => {
  for (const guide of readGuides(state)) {
    expect(guide).not.toMatch(/comprobar la votación|check the vote|por comprobar|to be checked|\{(from|until|asOf)\}/);
  }
});

it('gives the last day of lapsed decrees and the earlier notice', () => {
  const [spanish, english] = readGuides('lapsed');
  expect(spanish).toMatch(/21 de noviembre de 2026.*avisa con cuatro meses/);
  expect(english).toMatch(/21 November 2026.*gives four months’ notice/);
});
