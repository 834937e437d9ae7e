import type { ImageText } from '../types/image';

export const apartmentGalvanyImages = {
  'bedroom-empty': {
    alt: {
      en: 'Emptied bedroom with an oak floor, a radiator and the pale marks of furniture on the wall',
      es: 'Dormitorio vacío con suelo de roble, un radiador y las marcas claras de los muebles en la pared',
    },
  },
  'eixample-mint': {
    alt: {
      en: 'Mint-green corner house of the Eixample with a curved gable and striped awnings',
      es: 'Finca esquinera del Eixample de color verde menta, con frontón curvo y toldos de rayas',
    },
  },
  'gallery-empty': {
    alt: {
      en: 'Empty glazed gallery with coloured fanlights and a chequered floor above the inner court',
      es: 'Galería acristalada vacía con montantes de color y suelo ajedrezado sobre el patio de manzana',
    },
  },
  'kitchen-1986': {
    alt: {
      en: 'Narrow emptied kitchen of the eighties with cream cupboards and a door to the court',
      es: 'Cocina estrecha de los ochenta, vacía, con muebles crema y puerta al patio',
    },
  },
  'living-empty-oak': {
    alt: {
      en: 'Empty living room with three arched windows, white mouldings and sunlight on oak in herringbone',
      es: 'Salón vacío con tres ventanas en arco, molduras blancas y sol sobre el roble en espiga',
    },
  },
} as const satisfies Record<string, ImageText>;
