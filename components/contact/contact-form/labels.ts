import type { ContactErrorCode, ContactField, ContactState, contactSubjects } from '@/lib/forms/contact-schema';
import type { FieldCode } from '@/lib/forms/fields';

/** Every word of the form, in the language of the page. */
export type ContactLabels = Readonly<{
  fields: Readonly<Record<ContactField, string>>;
  honeypot: string;
  submit: string;
  pending: string;
  fieldErrors: Readonly<Record<FieldCode, string>>;
  errors: Readonly<Record<ContactErrorCode, string>>;
  subjects: Readonly<Record<(typeof contactSubjects)[number], string>>;
}>;

/** The server action that takes the form where JavaScript does not. */
export type ContactAction = (state: ContactState, data: FormData) => Promise<ContactState>;
