/** How a form of the desk is drawn: data alone, so that the browser can have it. */
type FieldView = Readonly<{
  /** Below the row, or of the form. `.es` and `.en` come after it where it is in both languages. */
  path: string;
  control: 'line' | 'text' | 'number' | 'time' | 'date' | 'email' | 'tel' | 'url' | 'tick' | 'image' | 'hidden';
  label: string;
  hint?: string | undefined;
  inBoth?: boolean;
  /** A photograph for a text: what to write there is shown. */
  isForText?: boolean;
  /** Lines of a text. */
  lines?: number;
}>;

export type ChoiceView = Readonly<{
  path: string;
  /** One of a list, or several. */
  control: 'choice' | 'choices';
  label: string;
  hint?: string | undefined;
  options: readonly Readonly<{ value: string; label: string }>[];
}>;

export type AnyField = FieldView | ChoiceView;

export type GroupView = Readonly<{
  /** Of the rows, or an id. */
  name: string;
  title: string;
  hint?: string | undefined;
  /** A list of rows: what one is called, and the button for another. */
  rows?: Readonly<{ one: string; add: string }>;
  fields: readonly AnyField[];
}>;

export type RecordTexts = Readonly<{
  errors: Readonly<Record<string, string>>;
  languages: Readonly<{ es: string; en: string }>;
  pending: string;
  remove: string;
  raise: string;
  preview: string;
  image: Readonly<Record<'upload' | 'uploading' | 'failed' | 'saveFirst', string>>;
}>;

/** A button that sends the form; the first one is the page's. */
export type OperationView = Readonly<{ operation: string; label: string }>;
