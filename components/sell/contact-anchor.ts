/** Where the calls to action of the page lead. */
export const CONTACT_ID = 'contact-form';
