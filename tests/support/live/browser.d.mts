import type { Browser } from '@playwright/test';

export function launchBrowser(): Promise<Browser>;
