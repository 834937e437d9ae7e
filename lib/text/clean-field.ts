import { cleanInput, removeInvisible } from './clean-input';

/** Control characters, of which a database takes no NUL and a mail header no line break. */
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
const CONTROLS_IN_TEXT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]+/g;

/** One line as it is checked and stored: the same in the browser and in the schemas. */
export const cleanLine = (typed: string): string => removeInvisible(typed.replace(CONTROLS, ' ')).trim();

/** A text of several lines as it is checked and stored. */
export const cleanText = (typed: string): string =>
  removeInvisible(typed.replace(/\r\n?/g, '\n').replace(CONTROLS_IN_TEXT, '')).trim();

/** An email address as it is checked and stored: without what comes along from a link, an email or a sentence. */
export const cleanEmail = (typed: string): string =>
  cleanInput(typed)
    .trim()
    .replace(/^[^<>@\n]*<([^<>]*)>$/, '$1')
    .replace(/^mailto:\s*/i, '')
    .replace(/[.,;]$/, '');

/** A telephone number as it is checked and stored. */
export const cleanPhone = (typed: string): string =>
  cleanInput(cleanLine(typed))
    .trim()
    .replace(/^tel:\s*/i, '');
