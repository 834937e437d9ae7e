export { errorTexts, goneTexts, notFoundTexts, refusalTexts } from '@/content/error-texts';
