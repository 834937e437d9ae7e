import type { Page } from '@playwright/test';

/** Below 1024 px the header has a menu. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;
