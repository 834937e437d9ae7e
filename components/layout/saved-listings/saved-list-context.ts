'use client';

import { createContext } from 'react';

/** True in a saved list: unsaved listings disappear. */
export const SavedListContext = createContext(false);
