'use client';

import { createContext } from 'react';

/** The path of the service's proxy for attachments; provided by the page of the ticket. */
export const AttachmentPathContext = createContext('/api/customer');
