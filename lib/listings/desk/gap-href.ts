import { deskPath } from '@/lib/i18n/desk-routes';
import { sectionOf } from '@/lib/listings/fields/field-list';

export const gapHref = (id: string, field: string) => {
  const [top = field] = field.split('.');
  return `${deskPath('homes', id)}?section=${sectionOf(top)}#field-of-${top}` as const;
};
