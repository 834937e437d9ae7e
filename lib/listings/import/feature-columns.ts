import type { FeatureId } from '@/content/types/listing';

export const featureColumns: Readonly<Partial<Record<FeatureId, string>>> = {
  terrace: 'terraza | terrace',
  balcony: 'balcon | balcony',
  garden: 'jardin | garden',
  pool: 'piscina | pool | piscina privada | private pool',
  'shared-pool': 'piscina comunitaria | communal pool | shared pool',
  garage: 'garaje | parking | plaza de garaje | plaza garaje | garage',
  'air-conditioning': 'aire | aire acondicionado | a a | air conditioning | aircon',
  heating: 'calefaccion | heating',
  fireplace: 'chimenea | fireplace',
  'storage-room': 'trastero | storage room | storage',
  'sea-view': 'vistas al mar | vista mar | sea view | sea views',
  concierge: 'conserje | portero | porteria | concierge',
  furnished: 'amueblado | muebles | furnished',
  'fitted-wardrobes': 'armarios empotrados | armarios | fitted wardrobes',
  'pets-allowed': 'mascotas | admite mascotas | pets | pets allowed',
};
