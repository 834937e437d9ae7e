import { apartmentCalpArenalImages } from './images/apartment-calp-arenal';
import { apartmentDiagonalMarTowerImages } from './images/apartment-diagonal-mar-tower';
import { apartmentEixampleCornerImages } from './images/apartment-eixample-corner';
import { apartmentGalvanyImages } from './images/apartment-galvany';
import { apartmentGironaEixampleImages } from './images/apartment-girona-eixample';
import { apartmentModernistaSantJoanImages } from './images/apartment-modernista-sant-joan';
import { apartmentPedralbesMonestirImages } from './images/apartment-pedralbes-monestir';
import { apartmentRenovateSantAntoniImages } from './images/apartment-renovate-sant-antoni';
import { apartmentRentConsellDeCentImages } from './images/apartment-rent-consell-de-cent';
import { apartmentRentDiagonalMarImages } from './images/apartment-rent-diagonal-mar';
import { apartmentRentGraciaImages } from './images/apartment-rent-gracia';
import { apartmentSalamancaMadridImages } from './images/apartment-salamanca-madrid';
import { apartmentVerdiGraciaImages } from './images/apartment-verdi-gracia';
import { areasImages } from './images/areas';
import { duplexGraciaTerraceImages } from './images/duplex-gracia-terrace';
import { guidesAndArticlesImages } from './images/guides-and-articles';
import { houseAlteaOldTownImages } from './images/house-altea-old-town';
import { houseBenissaMasiaImages } from './images/house-benissa-masia';
import { houseCabanyalValenciaImages } from './images/house-cabanyal-valencia';
import { houseSarriaGardenImages } from './images/house-sarria-garden';
import { houseVirreinaGraciaImages } from './images/house-virreina-gracia';
import { landBenimeitMorairaImages } from './images/land-benimeit-moraira';
import { penthouseDiagonalMarImages } from './images/penthouse-diagonal-mar';
import { penthousePutxetImages } from './images/penthouse-putxet';
import { premisesEnricGranadosImages } from './images/premises-enric-granados';
import { siteImages } from './images/site';
import { villaCapBlancMorairaImages } from './images/villa-cap-blanc-moraira';
import { villaElPortetMorairaImages } from './images/villa-el-portet-moraira';
import { villaPedralbesImages } from './images/villa-pedralbes';

/** A test compares `image-sizes.json` with `public/pictures`. */
export const images = {
  ...apartmentCalpArenalImages,
  ...apartmentDiagonalMarTowerImages,
  ...apartmentEixampleCornerImages,
  ...apartmentGalvanyImages,
  ...apartmentGironaEixampleImages,
  ...apartmentModernistaSantJoanImages,
  ...apartmentPedralbesMonestirImages,
  ...apartmentRenovateSantAntoniImages,
  ...apartmentRentConsellDeCentImages,
  ...apartmentRentDiagonalMarImages,
  ...apartmentRentGraciaImages,
  ...apartmentSalamancaMadridImages,
  ...apartmentVerdiGraciaImages,
  ...areasImages,
  ...duplexGraciaTerraceImages,
  ...guidesAndArticlesImages,
  ...houseAlteaOldTownImages,
  ...houseBenissaMasiaImages,
  ...houseCabanyalValenciaImages,
  ...houseSarriaGardenImages,
  ...houseVirreinaGraciaImages,
  ...landBenimeitMorairaImages,
  ...penthouseDiagonalMarImages,
  ...penthousePutxetImages,
  ...premisesEnricGranadosImages,
  ...siteImages,
  ...villaCapBlancMorairaImages,
  ...villaElPortetMorairaImages,
  ...villaPedralbesImages,
} as const;

export type ImageName = keyof typeof images;
