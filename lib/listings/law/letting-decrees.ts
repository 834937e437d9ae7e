import { lettingDecrees, type LettingDecree } from '@/content/letting-law';

export type { LettingDecree };

export const listLettingDecrees = (): readonly LettingDecree[] => Object.values(lettingDecrees);
