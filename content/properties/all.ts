import type { Listing } from '../types/listing';
import type { ListingId } from './ids';
import { apartmentCalpArenal } from './apartment-calp-arenal';
import { apartmentDiagonalMarTower } from './apartment-diagonal-mar-tower';
import { apartmentEixampleCorner } from './apartment-eixample-corner';
import { apartmentGalvany } from './apartment-galvany';
import { apartmentGironaEixample } from './apartment-girona-eixample';
import { apartmentModernistaSantJoan } from './apartment-modernista-sant-joan';
import { apartmentPedralbesMonestir } from './apartment-pedralbes-monestir';
import { apartmentRenovateSantAntoni } from './apartment-renovate-sant-antoni';
import { apartmentRentConsellDeCent } from './apartment-rent-consell-de-cent';
import { apartmentRentDiagonalMar } from './apartment-rent-diagonal-mar';
import { apartmentRentGracia } from './apartment-rent-gracia';
import { apartmentSalamancaMadrid } from './apartment-salamanca-madrid';
import { apartmentVerdiGracia } from './apartment-verdi-gracia';
import { duplexGraciaTerrace } from './duplex-gracia-terrace';
import { houseAlteaOldTown } from './house-altea-old-town';
import { houseBenissaMasia } from './house-benissa-masia';
import { houseCabanyalValencia } from './house-cabanyal-valencia';
import { houseSarriaGarden } from './house-sarria-garden';
import { houseVirreinaGracia } from './house-virreina-gracia';
import { landBenimeitMoraira } from './land-benimeit-moraira';
import { penthouseDiagonalMar } from './penthouse-diagonal-mar';
import { penthousePutxet } from './penthouse-putxet';
import { premisesEnricGranados } from './premises-enric-granados';
import { villaCapBlancMoraira } from './villa-cap-blanc-moraira';
import { villaElPortetMoraira } from './villa-el-portet-moraira';
import { villaPedralbes } from './villa-pedralbes';

export const listings: Readonly<Record<ListingId, Listing>> = {
  'apartment-eixample-corner': apartmentEixampleCorner,
  'penthouse-diagonal-mar': penthouseDiagonalMar,
  'apartment-salamanca-madrid': apartmentSalamancaMadrid,
  'house-cabanyal-valencia': houseCabanyalValencia,
  'villa-el-portet-moraira': villaElPortetMoraira,
  'house-virreina-gracia': houseVirreinaGracia,
  'apartment-modernista-sant-joan': apartmentModernistaSantJoan,
  'house-altea-old-town': houseAlteaOldTown,
  'villa-pedralbes': villaPedralbes,
  'apartment-girona-eixample': apartmentGironaEixample,
  'penthouse-putxet': penthousePutxet,
  'apartment-diagonal-mar-tower': apartmentDiagonalMarTower,
  'house-benissa-masia': houseBenissaMasia,
  'apartment-verdi-gracia': apartmentVerdiGracia,
  'villa-cap-blanc-moraira': villaCapBlancMoraira,
  'apartment-galvany': apartmentGalvany,
  'apartment-rent-consell-de-cent': apartmentRentConsellDeCent,
  'duplex-gracia-terrace': duplexGraciaTerrace,
  'apartment-calp-arenal': apartmentCalpArenal,
  'house-sarria-garden': houseSarriaGarden,
  'apartment-renovate-sant-antoni': apartmentRenovateSantAntoni,
  'premises-enric-granados': premisesEnricGranados,
  'apartment-pedralbes-monestir': apartmentPedralbesMonestir,
  'land-benimeit-moraira': landBenimeitMoraira,
  'apartment-rent-diagonal-mar': apartmentRentDiagonalMar,
  'apartment-rent-gracia': apartmentRentGracia,
};
