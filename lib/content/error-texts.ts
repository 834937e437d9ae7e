export { errorTexts, notFoundTexts } from '@/content/error-texts';
