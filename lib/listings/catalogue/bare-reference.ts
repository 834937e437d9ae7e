import { foldText } from '@/lib/text/fold-text';

export const bareReference = (reference: string): string => foldText(reference).replaceAll(' ', '');
