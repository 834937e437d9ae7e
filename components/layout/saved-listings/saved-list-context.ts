'use client';

import { createContext } from 'react';

/** True around the hearts of a list of saved homes: a home whose heart is taken off leaves it. */
export const SavedListContext = createContext(false);
