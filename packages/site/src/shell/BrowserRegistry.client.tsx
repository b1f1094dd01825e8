'use client';

import type { ReactNode } from 'react';

/** In the browser there is nothing to collect: styled-components adopts what the server wrote. */
export const CollectStyles = ({ children }: { children: ReactNode }) => children;
