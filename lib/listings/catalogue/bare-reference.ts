import { foldText } from '@/lib/text/fold-text';

/** As people write references: `CM-0105`, `cm 0105`. */
export const bareReference = (reference: string): string => foldText(reference).replaceAll(' ', '');
