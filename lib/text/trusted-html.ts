declare const checked: unique symbol;

/** Made only by `lib/site/rich-text`, so that no other string is rendered as HTML. */
export type RichHtml = string & { readonly [checked]: true };
