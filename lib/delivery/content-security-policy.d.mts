type PolicyOptions = Readonly<{
  formTargets?: readonly string[];
  isBotChecked?: boolean;
  hasOwnFrames?: boolean;
  isFramed?: boolean;
}>;

export function policyWithNonce(nonce: string, options?: PolicyOptions): string;
export function policyOfHtml(html: string): string;
