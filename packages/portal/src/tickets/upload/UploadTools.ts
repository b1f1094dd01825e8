'use client';

import { createContext } from 'react';
import { removeUpload, sendUpload, type SendFile } from './sendUpload';

/** Functions that send and remove files: those of the site's route, or fakes in tests and stories. */
export interface UploadTools {
  readonly send: SendFile;
  readonly remove: (id: string, accessToken: string | undefined) => void;
}

export const UploadToolsContext = createContext<UploadTools>({ send: sendUpload, remove: removeUpload });
