'use client';

import type { ReactNode } from 'react';

/** The browser adopts the styles that the server rendered, so there is nothing to collect. */
export const CollectStyles = ({ children }: { children: ReactNode }) => children;
