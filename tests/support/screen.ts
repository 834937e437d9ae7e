import type { Page } from '@playwright/test';

/** Whether the window is narrower than 1024 px, where the header keeps its links in a sheet. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;
