import type { Localized } from './types/common';

export const standInMember: Readonly<{ id: string; role: Localized; bio: Localized }> = {
  id: 'agency',
  role: { en: 'The agency’s team', es: 'El equipo de la agencia' },
  bio: {
    en: 'Write to us or call. Whoever knows your case best will answer.',
    es: 'Escríbanos o llámenos. Le contestará quien mejor conozca su caso.',
  },
};
