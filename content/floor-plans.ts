import { apartmentCalpArenalPlan } from './floor-plans/apartment-calp-arenal';
import { apartmentDiagonalMarTowerPlan } from './floor-plans/apartment-diagonal-mar-tower';
import { apartmentEixampleCornerPlan } from './floor-plans/apartment-eixample-corner';
import { apartmentGalvanyPlan } from './floor-plans/apartment-galvany';
import { apartmentGironaEixamplePlan } from './floor-plans/apartment-girona-eixample';
import { apartmentModernistaSantJoanPlan } from './floor-plans/apartment-modernista-sant-joan';
import { apartmentPedralbesMonestirPlan } from './floor-plans/apartment-pedralbes-monestir';
import { apartmentRenovateSantAntoniPlan } from './floor-plans/apartment-renovate-sant-antoni';
import { apartmentRentConsellDeCentPlan } from './floor-plans/apartment-rent-consell-de-cent';
import { apartmentRentDiagonalMarPlan } from './floor-plans/apartment-rent-diagonal-mar';
import { apartmentRentGraciaPlan } from './floor-plans/apartment-rent-gracia';
import { apartmentSalamancaMadridPlan } from './floor-plans/apartment-salamanca-madrid';
import { apartmentVerdiGraciaPlan } from './floor-plans/apartment-verdi-gracia';
import { duplexGraciaTerracePlan } from './floor-plans/duplex-gracia-terrace';
import { houseAlteaOldTownPlan } from './floor-plans/house-altea-old-town';
import { houseCabanyalValenciaPlan } from './floor-plans/house-cabanyal-valencia';
import { houseSarriaGardenPlan } from './floor-plans/house-sarria-garden';
import { houseVirreinaGraciaPlan } from './floor-plans/house-virreina-gracia';
import { penthouseDiagonalMarPlan } from './floor-plans/penthouse-diagonal-mar';
import { penthousePutxetPlan } from './floor-plans/penthouse-putxet';
import { premisesEnricGranadosPlan } from './floor-plans/premises-enric-granados';
import { villaCapBlancMorairaPlan } from './floor-plans/villa-cap-blanc-moraira';
import { villaElPortetMorairaPlan } from './floor-plans/villa-el-portet-moraira';
import { villaPedralbesPlan } from './floor-plans/villa-pedralbes';
import type { FloorPlan } from './types/floor-plan';

/** A test compares plans with room tables and image briefs. */
export const floorPlans: Readonly<Record<string, FloorPlan>> = {
  'apartment-calp-arenal': apartmentCalpArenalPlan,
  'apartment-diagonal-mar-tower': apartmentDiagonalMarTowerPlan,
  'apartment-eixample-corner': apartmentEixampleCornerPlan,
  'apartment-galvany': apartmentGalvanyPlan,
  'apartment-girona-eixample': apartmentGironaEixamplePlan,
  'apartment-modernista-sant-joan': apartmentModernistaSantJoanPlan,
  'apartment-pedralbes-monestir': apartmentPedralbesMonestirPlan,
  'apartment-renovate-sant-antoni': apartmentRenovateSantAntoniPlan,
  'apartment-rent-consell-de-cent': apartmentRentConsellDeCentPlan,
  'apartment-rent-diagonal-mar': apartmentRentDiagonalMarPlan,
  'apartment-rent-gracia': apartmentRentGraciaPlan,
  'apartment-salamanca-madrid': apartmentSalamancaMadridPlan,
  'apartment-verdi-gracia': apartmentVerdiGraciaPlan,
  'duplex-gracia-terrace': duplexGraciaTerracePlan,
  'house-altea-old-town': houseAlteaOldTownPlan,
  'house-cabanyal-valencia': houseCabanyalValenciaPlan,
  'house-sarria-garden': houseSarriaGardenPlan,
  'house-virreina-gracia': houseVirreinaGraciaPlan,
  'penthouse-diagonal-mar': penthouseDiagonalMarPlan,
  'penthouse-putxet': penthousePutxetPlan,
  'premises-enric-granados': premisesEnricGranadosPlan,
  'villa-cap-blanc-moraira': villaCapBlancMorairaPlan,
  'villa-el-portet-moraira': villaElPortetMorairaPlan,
  'villa-pedralbes': villaPedralbesPlan,
};
