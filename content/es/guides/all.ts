import type { GuideId } from '../../guides';
import type { GuideText } from '../../types/writing';
import { guide as alquilar } from './alquilar';
import { guide as compradoresPrimerizos } from './compradores-primerizos';
import { guide as comprar } from './comprar';
import { guide as inspiracion } from './inspiracion';
import { guide as inversion } from './inversion';
import { guide as inversionInmobiliaria } from './inversion-inmobiliaria';
import { guide as legal } from './legal';
import { guide as vender } from './vender';
import { guide as venderCasaRapido } from './vender-casa-rapido';

export const guideTexts: Readonly<Record<GuideId, GuideText>> = {
  alquilar,
  'compradores-primerizos': compradoresPrimerizos,
  comprar,
  inspiracion,
  inversion,
  'inversion-inmobiliaria': inversionInmobiliaria,
  legal,
  vender,
  'vender-casa-rapido': venderCasaRapido,
};
