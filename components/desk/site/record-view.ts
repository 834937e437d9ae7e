type FieldView = Readonly<{
  /** Path in the row or form; bilingual fields append `.es` and `.en`. */
  path: string;
  control: 'line' | 'text' | 'number' | 'time' | 'date' | 'email' | 'tel' | 'url' | 'tick' | 'image' | 'hidden';
  label: string;
  hint?: string | undefined;
  inBoth?: boolean;
  /** An image for a text: the markup is shown. */
  isForText?: boolean;
  lines?: number;
}>;

export type ChoiceView = Readonly<{
  path: string;
  control: 'choice' | 'choices';
  label: string;
  hint?: string | undefined;
  options: readonly Readonly<{ value: string; label: string }>[];
}>;

export type AnyField = FieldView | ChoiceView;

export type GroupView = Readonly<{
  name: string;
  title: string;
  hint?: string | undefined;
  /** Name of one row and label of the add button. */
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
  image: Readonly<Record<'upload' | 'uploading' | 'failed' | 'heic' | 'saveFirst', string>>;
}>;

export type OperationView = Readonly<{ operation: string; label: string }>;
