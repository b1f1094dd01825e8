'use client';

import { createContext } from 'react';
import { removeUpload, sendUpload, type SendFile } from './sendUpload';

/** How files travel: by the site's own route, unless a test or a story says otherwise. */
export interface UploadTools {
  readonly send: SendFile;
  readonly remove: (id: string, accessToken: string | undefined) => void;
}

export const UploadToolsContext = createContext<UploadTools>({ send: sendUpload, remove: removeUpload });
