import type { ImageText } from '../types/image';

export const premisesEnricGranadosImages = {
  'premises-eixample': {
    alt: {
      en: 'Lit shop front of an Eixample house at nightfall, with awnings and a central door',
      es: 'Escaparates iluminados de una finca del Eixample al caer la noche, con toldos y puerta central',
    },
  },
  'shop-inside': {
    shows: { room: 'shop-floor', area: 96 },
    alt: {
      en: 'Shop floor, 96 m²: empty, with cast-iron columns, a vaulted ceiling and three windows on the street',
      es: 'Local de 96 m², vacío, con columnas de hierro, techo de bovedillas y tres escaparates a la calle',
    },
  },
  'premises-day': {
    alt: {
      en: 'Shop with three windows, striped awnings and a double door on a street of the Eixample by day',
      es: 'Local de tres escaparates con toldos de rayas y puerta doble en una calle del Eixample, de día',
    },
  },
  'shop-depth': {
    shows: { room: 'shop-floor', area: 96 },
    alt: {
      en: 'The empty shop floor, 96 m², along its length: two iron columns, the windows on the left, a glazed door to the office behind',
      es: 'El local vacío de 96 m² a lo largo: dos columnas de hierro, los escaparates a la izquierda y una puerta acristalada a la oficina',
    },
  },
  'granados-office': {
    shows: { room: 'back-office', area: 18 },
    alt: {
      en: 'Back office, 18 m²: empty but for a chair, with boards, a window onto the inner courtyard and the mark of a piano on the wall',
      es: 'Oficina de 18 m², vacía salvo por una silla, con suelo de tablas, ventana al patio de manzana y la marca de un piano en la pared',
    },
  },
  'granados-aerial': {
    alt: {
      en: 'Carrer d’Enric Granados seen from roof height: two rows of trees, a narrow lane and Collserola at the end',
      es: 'El Carrer d’Enric Granados visto a la altura de las azoteas: dos hileras de árboles, un carril estrecho y Collserola al fondo',
    },
  },
} as const satisfies Record<string, ImageText>;
