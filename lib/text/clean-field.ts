import { cleanInput, removeInvisible } from './clean-input';

/** Control characters: databases reject NUL, email headers reject line breaks. */
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
const CONTROLS_IN_TEXT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]+/g;

export const cleanLine = (typed: string): string => removeInvisible(typed.replace(CONTROLS, ' ')).trim();

export const cleanText = (typed: string): string =>
  removeInvisible(typed.replace(/\r\n?/g, '\n').replace(CONTROLS_IN_TEXT, '')).trim();

export const cleanEmail = (typed: string): string =>
  cleanInput(typed)
    .trim()
    .replace(/^[^<>@\n]*<([^<>]*)>$/, '$1')
    .replace(/^mailto:\s*/i, '')
    .replace(/[.,;]$/, '');

export const cleanPhone = (typed: string): string =>
  cleanInput(cleanLine(typed))
    .trim()
    .replace(/^tel:\s*/i, '');
