import { readPhone } from '@/lib/phones/read-phone';
import { contactEditForm } from './contact-forms';

/** With the numbering plans, which only the server has. A number that the page had shown may remain. */
export const contactEditSchema = contactEditForm.schema.check(({ issues, value }) => {
  for (const [row, { number, shown }] of value.phones.entries()) {
    if (number === '' || number === shown || readPhone(number)) continue;
    issues.push({ code: 'custom', input: number, path: ['phones', row, 'number'], message: 'invalidPhone' });
  }
});
