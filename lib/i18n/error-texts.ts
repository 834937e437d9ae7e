export { errorTexts, notFoundTexts, refusalTexts } from '@/content/error-texts';
