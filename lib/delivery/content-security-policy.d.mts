export function policyWithNonce(
  nonce: string,
  options?: Readonly<{ formTargets?: readonly string[]; isBotChecked?: boolean; hasOwnFrames?: boolean }>,
): string;
export function policyOfHtml(html: string): string;
