export declare const systemChromium: string | undefined;
