import { apartmentCalpArenalPictures } from './pictures/apartment-calp-arenal';
import { apartmentDiagonalMarTowerPictures } from './pictures/apartment-diagonal-mar-tower';
import { apartmentEixampleCornerPictures } from './pictures/apartment-eixample-corner';
import { apartmentGalvanyPictures } from './pictures/apartment-galvany';
import { apartmentGironaEixamplePictures } from './pictures/apartment-girona-eixample';
import { apartmentModernistaSantJoanPictures } from './pictures/apartment-modernista-sant-joan';
import { apartmentPedralbesMonestirPictures } from './pictures/apartment-pedralbes-monestir';
import { apartmentRenovateSantAntoniPictures } from './pictures/apartment-renovate-sant-antoni';
import { apartmentRentConsellDeCentPictures } from './pictures/apartment-rent-consell-de-cent';
import { apartmentRentDiagonalMarPictures } from './pictures/apartment-rent-diagonal-mar';
import { apartmentRentGraciaPictures } from './pictures/apartment-rent-gracia';
import { apartmentSalamancaMadridPictures } from './pictures/apartment-salamanca-madrid';
import { apartmentVerdiGraciaPictures } from './pictures/apartment-verdi-gracia';
import { areasPictures } from './pictures/areas';
import { duplexGraciaTerracePictures } from './pictures/duplex-gracia-terrace';
import { guidesAndArticlesPictures } from './pictures/guides-and-articles';
import { houseAlteaOldTownPictures } from './pictures/house-altea-old-town';
import { houseBenissaMasiaPictures } from './pictures/house-benissa-masia';
import { houseCabanyalValenciaPictures } from './pictures/house-cabanyal-valencia';
import { houseSarriaGardenPictures } from './pictures/house-sarria-garden';
import { houseVirreinaGraciaPictures } from './pictures/house-virreina-gracia';
import { landBenimeitMorairaPictures } from './pictures/land-benimeit-moraira';
import { penthouseDiagonalMarPictures } from './pictures/penthouse-diagonal-mar';
import { penthousePutxetPictures } from './pictures/penthouse-putxet';
import { premisesEnricGranadosPictures } from './pictures/premises-enric-granados';
import { sitePictures } from './pictures/site';
import { villaCapBlancMorairaPictures } from './pictures/villa-cap-blanc-moraira';
import { villaElPortetMorairaPictures } from './pictures/villa-el-portet-moraira';
import { villaPedralbesPictures } from './pictures/villa-pedralbes';

/**
 * Descriptions of images, one file per listing or kind. `image-sizes.json` has measured sizes and colours; a test
 * compares both with `public/pictures`.
 */
export const pictures = {
  ...apartmentCalpArenalPictures,
  ...apartmentDiagonalMarTowerPictures,
  ...apartmentEixampleCornerPictures,
  ...apartmentGalvanyPictures,
  ...apartmentGironaEixamplePictures,
  ...apartmentModernistaSantJoanPictures,
  ...apartmentPedralbesMonestirPictures,
  ...apartmentRenovateSantAntoniPictures,
  ...apartmentRentConsellDeCentPictures,
  ...apartmentRentDiagonalMarPictures,
  ...apartmentRentGraciaPictures,
  ...apartmentSalamancaMadridPictures,
  ...apartmentVerdiGraciaPictures,
  ...areasPictures,
  ...duplexGraciaTerracePictures,
  ...guidesAndArticlesPictures,
  ...houseAlteaOldTownPictures,
  ...houseBenissaMasiaPictures,
  ...houseCabanyalValenciaPictures,
  ...houseSarriaGardenPictures,
  ...houseVirreinaGraciaPictures,
  ...landBenimeitMorairaPictures,
  ...penthouseDiagonalMarPictures,
  ...penthousePutxetPictures,
  ...premisesEnricGranadosPictures,
  ...sitePictures,
  ...villaCapBlancMorairaPictures,
  ...villaElPortetMorairaPictures,
  ...villaPedralbesPictures,
} as const;

export type ImageName = keyof typeof pictures;
