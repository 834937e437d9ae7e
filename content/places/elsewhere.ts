import type { Place } from '../types/place';

export const otherPlaces: readonly Place[] = [
  {
    id: 'madrid',
    agent: 'hannah-brandt',
    kind: 'city',
    parent: null,
    name: 'Madrid',
    aliases: [],
    region: 'madrid',
    isStressed: false,
    centre: { latitude: 40.43, longitude: -3.677 },
    about: {
      en: 'A few homes for clients who also live in the capital, which we come to show by appointment.',
      es: 'Unas pocas viviendas para clientes que también viven en la capital, que enseñamos nosotros con cita previa.',
    },
  },
  {
    id: 'valencia',
    agent: 'hannah-brandt',
    kind: 'city',
    parent: null,
    name: 'València',
    aliases: [],
    region: 'valencian-community',
    isStressed: false,
    centre: { latitude: 39.47, longitude: -0.37 },
    about: {
      en: 'Low houses with tiled façades near the sea, three hours from Barcelona by train. We take on one or two a year.',
      es: 'Casas bajas con fachadas de azulejos cerca del mar, a tres horas de Barcelona en tren. Aceptamos una o dos al año.',
    },
  },
  {
    id: 'el-cabanyal',
    kind: 'neighbourhood',
    parent: 'valencia',
    name: 'El Cabanyal',
    aliases: ['Cabanyal', 'Cabañal', 'El Cabañal'],
    oldSlugs: ['cabanal'],
    municipality: 'València',
    region: 'valencian-community',
    isStressed: false,
    centre: { latitude: 39.469, longitude: -0.329 },
  },
];
