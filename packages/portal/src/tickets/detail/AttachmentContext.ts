'use client';

import { createContext } from 'react';

/** Path of the attachment proxy; provided by the ticket's page. */
export const AttachmentPathContext = createContext('/api/customer');
